import { jobFixtures } from '@site/mocks';
import { firstJob } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: async ({ visitor }) => visitor().api.jobViewed({ id: (await firstJob(visitor())).id }),
  ready: { body: { id: jobFixtures[0]!.id } },
  attempt: ({ api }, attempt) => api.jobViewed({ id: `job-${attempt}` }),
};
