import { dataOf, NEW_ACCESS, staffOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { api } = await staffOf(backend);
    const { id } = dataOf(await api.addProposalAccess(NEW_ACCESS));
    return api.revokeProposalAccess({ id });
  },
  ready: { body: { id: 'mock2invite3' } },
  alone: { id: 'mock2invite3' },
};
