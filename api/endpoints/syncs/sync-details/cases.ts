import { dataOf, staffOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const staff = await staffOf(backend);
    const [newest] = dataOf(await staff.api.syncs({})).rows;
    return staff.api.syncDetails({ id: String(newest?.id) });
  },
  ready: { query: '?id=47' },
};
