import { expect, test } from 'vitest';
import { parseJobSearch } from '../../features/search/read-search.ts';
import { indexing } from './indexing.ts';

const LEEDS = { kind: 'town', name: 'Leeds' } as const;
const at = (search: string, place?: Parameters<typeof indexing>[1]) =>
  indexing(parseJobSearch(new URLSearchParams(search)), place);

test.each([
  ['', '/jobs'],
  ['page=3', '/jobs?page=3'],
  ['utm_source=mail', '/jobs'],
])('the list and its pages are indexed: ?%s', (search, canonical) => {
  expect(at(search)).toEqual({ canonical });
});

test.each(['sort=oldest', 'limit=48', 'sort=salary-high&limit=24'])(
  'the list in another order or length counts as the list: ?%s',
  (search) => {
    expect(at(search)).toEqual({ canonical: '/jobs' });
  },
);

test.each([
  ['category=HGV+Driver', undefined, '/jobs/hgv-driver'],
  ['search=forklift', undefined, '/jobs/forklift'],
  ['search=Class+1&sort=newest', undefined, '/jobs/class-1-driver'],
  ['near=leeds', LEEDS, '/jobs/in/leeds'],
  ['near=leeds&category=HGV+Driver&limit=48', LEEDS, '/jobs/hgv-driver/in/leeds'],
  ['near=W+Yorks', { kind: 'area', name: 'West Yorkshire' } as const, '/jobs/in/west-yorkshire'],
])('a search for a role or a place counts as its landing page: ?%s', (search, place, canonical) => {
  expect(at(search, place)).toEqual({ canonical });
});

test.each([
  ['page=2&sort=oldest', undefined],
  ['page=2&limit=48', undefined],
  ['category=HGV+Driver&page=2', undefined],
  ['category=HGV+Driver&category=Warehouse', undefined],
  ['search=night+trunker', undefined],
  ['location=London', undefined],
  ['job_type=permanent', undefined],
  ['salary_min=30000', undefined],
  ['near=leeds&within=50', LEEDS],
  ['near=LS1', { kind: 'postcode', name: 'LS1' } as const],
  ['near=atlantis', { kind: 'unknown', name: 'atlantis' } as const],
  ['near=leeds', undefined],
])('any other search is not indexed: ?%s', (search, place) => {
  expect(at(search, place)).toEqual({ robots: 'noindex' });
});
