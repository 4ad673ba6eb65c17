import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: ({ visitor }) => visitor().api.landingPage({ role: 'hgv-driver', place: 'leeds' }),
  ready: { query: '?role=hgv-driver&place=leeds' },
  input: { role: 'hgv-driver', place: 'leeds' },
};
