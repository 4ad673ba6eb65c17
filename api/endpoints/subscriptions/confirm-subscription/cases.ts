import { askedFor } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { visitor, token } = await askedFor(backend, 'halina@example.org');
    return visitor.api.confirmSubscription({ token });
  },
  ready: { body: { token: 'mock-confirm-2' } },
};
