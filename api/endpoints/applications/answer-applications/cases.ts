import { firstJob, sentTo, staffOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { slug } = await firstJob(backend.visitor());
    const { reference } = await sentTo(backend, { email: `${crypto.randomUUID()}@example.org` });
    return (await staffOf(backend)).api.answerApplications({
      job: slug,
      applications: [{ reference, from: 'received' }],
      to: 'job-closed',
    });
  },
  ready: {
    body: {
      job: 'hgv-class-1-driver-nights-leeds-7001',
      applications: [{ reference: 'APP-7K2M9Q', from: 'received' }],
      to: 'job-closed',
    },
  },
};
