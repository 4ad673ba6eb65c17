import { dataOf, staffOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const staff = await staffOf(backend);
    const result = await staff.api.clearJobs({});
    dataOf(await staff.api.triggerSync({}));
    return result;
  },
};
