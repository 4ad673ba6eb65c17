import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: ({ visitor }) => visitor().tables.jobs({ search: 'driver', sort_by: 'title', sort_order: 'asc', limit: 5 }),
  ready: { query: '?order=posted_date.desc' },
  input: {
    select: '*',
    title: 'ilike.*driver*',
    or: '(title.eq.x,location.ilike."%a%")',
    order: 'posted_date.desc.nullslast',
    limit: '3',
    offset: '0',
  },
};
