import { EmptySearchSchema, type EmptySearch } from '@site/contract';
import { answerRows } from '@site/protocol';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';
import { state } from '../state.ts';

const DAY_MS = 24 * 3_600_000;

const ORDERS: Record<'searches' | 'latest', (a: EmptySearch, b: EmptySearch) => number> = {
  searches: (a, b) => b.searches - a.searches || Date.parse(b.lastAt) - Date.parse(a.lastAt),
  latest: (a, b) => Date.parse(b.lastAt) - Date.parse(a.lastAt),
};

const emptySearches = mockEndpoint('emptySearches', ({ input: { days, sort, text = '', ...query }, ...caller }) => {
  requireSession(caller, 'staff');
  const since = state.now.getTime() - Number(days) * DAY_MS;
  const rows = state.emptySearches
    .filter(({ lastAt, description }) => Date.parse(lastAt) > since && description.includes(text.toLowerCase()))
    .toSorted(ORDERS[sort]);
  const list = answerRows(query, { name: 'empty-searches', schema: EmptySearchSchema, rows });
  return list instanceof Response ? list : { ...list, unlisted: state.unlistedSearches };
});

export const emptySearchHandlers = { emptySearches };
