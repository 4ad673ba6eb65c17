import { alertOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { visitor, token } = await alertOf(backend, { email: 'bronagh@example.org', search: 'tanker' });
    return visitor.api.changeAlert({ action: 'pause', token });
  },
  ready: { body: { action: 'pause', token: 'mock-manage-3' } },
};
