import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: ({ visitor, passwords }) => visitor().api.secureAuth({ action: 'login', password: passwords.lcrca }),
  ready: { body: { action: 'verify' } },
};
