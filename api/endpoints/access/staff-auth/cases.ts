import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: ({ visitor }) => visitor().api.staffAuth({ action: 'verify' }),
  ready: { body: { action: 'verify' } },
};
