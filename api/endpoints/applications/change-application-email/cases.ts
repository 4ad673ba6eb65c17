import { applicationOf } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { visitor, token } = await applicationOf(backend);
    return visitor.api.changeApplicationEmail({ token, email: 'another@example.org' });
  },
  ready: { body: { token: 'mock-application-APP-7K2M9Q', email: 'sile@example.org' } },
};
