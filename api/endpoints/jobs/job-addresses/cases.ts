import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: ({ visitor }) => visitor().api.jobAddresses({ after: 'hgv' }),
  ready: { query: '?after=hgv' },
  input: { after: 'hgv-driver-leeds-1' },
};
