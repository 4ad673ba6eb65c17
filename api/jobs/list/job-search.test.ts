import { JobQuerySchema } from '@site/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { searchKey } from './job-search.ts';

const NOON = new Date('2026-03-02T12:00:00Z');
const ONE = new Date('2026-03-02T13:00:00Z');

const keyOf = (query: Record<string, unknown>, now = NOON): string => {
  const { page: _page, limit: _limit, ...filters } = v.parse(JobQuerySchema, query);
  return searchKey(filters, now);
};

test('unknown parameters, pages and the order of options count nothing anew', () => {
  const key = keyOf({ shift: ['days', 'nights'], category: 'Admin' });
  expect(keyOf({ category: 'Admin', utm_source: 'mail', shift: ['nights', 'days'] })).toBe(key);
  expect(keyOf({ category: 'Admin', shift: ['days', 'nights', 'days'], page: 3 })).toBe(key);
});

test('other options are counted anew, and what is recent every hour', () => {
  expect(keyOf({ shift: 'days' })).not.toBe(keyOf({ shift: 'nights' }));
  expect(keyOf({ shift: 'days' }, ONE)).toBe(keyOf({ shift: 'days' }));
  expect(keyOf({ posted_within: 3 }, ONE)).not.toBe(keyOf({ posted_within: 3 }));
});
