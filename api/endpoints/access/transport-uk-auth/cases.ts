import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: ({ visitor, passwords }) =>
    visitor().api.transportUkAuth({ action: 'login', password: passwords.transportUk }),
  ready: { body: { action: 'verify' } },
};
