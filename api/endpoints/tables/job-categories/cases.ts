import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: ({ visitor }) => visitor().tables.categories(),
  ready: { query: '?is_active=is.true&order=sort_order.asc' },
  input: { select: 'name', is_active: 'is.true', order: 'sort_order' },
};
