import { jobFixtures } from '@site/mocks';
import { firstJob } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: async ({ visitor }) => visitor().api.getJobDetails({ slug: (await firstJob(visitor())).slug }),
  ready: { query: `?slug=${jobFixtures[0]!.slug}` },
};
