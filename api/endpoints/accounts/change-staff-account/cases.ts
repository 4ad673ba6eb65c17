import { changeStaffAccount } from '@site/contract';
import { invitedBy } from '../../../../tests/contract/accounts.ts';
import { staffOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { id } = await invitedBy(backend);
    const staff = await staffOf(backend);
    return staff.api.call(changeStaffAccount, { action: 'reset', id });
  },
  ready: { body: { action: 'invite', name: 'Jo Smith', email: 'jo@agency.example', roles: ['operator'] } },
};
