import { staffInvitation } from '@site/contract';
import { invitedBy } from '../../../../tests/contract/accounts.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { token } = await invitedBy(backend);
    return backend.visitor().api.call(staffInvitation, { token });
  },
  ready: { query: '?token=mock-invitation' },
};
