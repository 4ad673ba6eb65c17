import { sentTo, staffOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { reference } = await sentTo(backend, { email: `${crypto.randomUUID()}@example.org` });
    return (await staffOf(backend)).api.answerApplication({ reference, from: 'received', to: 'read' });
  },
};
