import { EmptySearchSchema, type EmptySearch } from '@site/contract';
import { answerRows } from '@site/protocol';
import { rowCounts, staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { listStates } from '../../../../mocks/states/lists.ts';
import { endpoint, operation } from './contract.ts';

const DAY_MS = 24 * 3_600_000;

const ORDERS: Record<'searches' | 'latest', (a: EmptySearch, b: EmptySearch) => number> = {
  searches: (a, b) => b.searches - a.searches || Date.parse(b.lastAt) - Date.parse(a.lastAt),
  latest: (a, b) => Date.parse(b.lastAt) - Date.parse(a.lastAt),
};

export const emptySearchLists = {
  ...listStates('emptySearches', (search, number) => ({ ...search, description: `${search.description} ${number}` })),
  empty: () => ({ emptySearches: [], unlistedSearches: 0 }),
};

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { days, sort, text = '', ...query } }) {
    const since = state.now.getTime() - Number(days) * DAY_MS;
    const rows = state.emptySearches
      .filter(({ lastAt, description }) => Date.parse(lastAt) > since && description.includes(text.toLowerCase()))
      .toSorted(ORDERS[sort]);
    const list = answerRows(query, { name: 'empty-searches', schema: EmptySearchSchema, rows });
    return list instanceof Response ? list : { ...list, unlisted: state.unlistedSearches };
  },
  states: emptySearchLists,
  refusedInput: { query: '?days=8&sort=oldest&format=xls', fields: ['days', 'sort', 'format'] },
  shows: staffPage('The searches could not be read', {
    page: '/staff/searches',
    sees: {
      ...rowCounts('140'),
      ready: 'The most frequent first: “Besides 4 searches without the text”.',
      empty: '“Every search found something”.',
      minimal: 'The searches without what they were understood as: “Unknown place”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
    },
  }),
});
