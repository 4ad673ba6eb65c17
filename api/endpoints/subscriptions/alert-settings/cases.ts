import { alertOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { visitor, token } = await alertOf(backend, { email: 'amir@example.org', search: 'tanker' });
    return visitor.api.alertSettings({ token });
  },
  ready: { query: '?token=mock-manage-3' },
};
