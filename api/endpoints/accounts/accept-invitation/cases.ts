import { MOCK_CODE } from '@site/mocks';
import { accept, invitedBy } from '../../../../tests/contract/accounts.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { token } = await invitedBy(backend);
    return accept(backend, token);
  },
  ready: {
    body: { with: 'password', token: 'mock-invitation', password: 'three lorries on the ferry', code: MOCK_CODE },
  },
};
