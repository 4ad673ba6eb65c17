import { describe, expect, it } from 'vitest';
import { activeFilters, isApplied, toggled } from './active-filters.ts';
import { EMPTY_SEARCH, searchHref } from './job-search.ts';
import { quickFilters } from './options.ts';

describe('the active filters', () => {
  it('are empty for an unfiltered search, whatever its order and page', () => {
    expect(activeFilters({ ...EMPTY_SEARCH, sort: 'oldest', page: 3, limit: 48 })).toEqual([]);
  });

  it('are each labelled and link to the search without them', () => {
    const filters = activeFilters({
      ...EMPTY_SEARCH,
      page: 2,
      search: 'nights',
      location: ['Leeds'],
      category: ['Transport'],
      job_type: ['part-time'],
      salary_min: 0,
      salary_max: 40_000,
    });
    expect(filters.map(({ label }) => label)).toEqual([
      '“nights”',
      'Leeds',
      'Transport',
      'Part-time',
      'From £0',
      'Up to £40,000',
    ]);
    expect(searchHref(filters[1]?.without ?? {})).toBe(
      '/jobs?search=nights&category=Transport&job_type=part-time&salary_min=0&salary_max=40000',
    );
  });
});

it('several options of a filter are taken off one by one', () => {
  const filters = activeFilters({
    ...EMPTY_SEARCH,
    near: 'Salford',
    within: 20,
    licence: ['C', 'C+E'],
    shift: ['nights'],
    hours: ['under-30'],
    posted_within: 3,
  });
  expect(filters.map(({ label }) => label)).toEqual([
    'Within 20 miles of Salford',
    'Nights',
    'Class 2 (C)',
    'Class 1 (C+E)',
    'Under 30 hours',
    'Last 3 days',
  ]);
  expect(filters[2]?.without).toMatchObject({ near: 'Salford', licence: ['C+E'], shift: ['nights'] });
  expect(filters[0]?.without).not.toHaveProperty('within');
});

it('a search that was meant exactly is taken off as a whole', () => {
  const [search] = activeFilters({ ...EMPTY_SEARCH, search: 'drvier', exact: '1', location: ['Leeds'] });
  expect(searchHref(search?.without ?? {})).toBe('/jobs?location=Leeds');
});

describe('quick filters', () => {
  it('are a salary from 30000, London, and permanent', () => {
    expect(quickFilters.map(({ change }) => searchHref(toggled(EMPTY_SEARCH, change)))).toEqual([
      '/jobs?salary_min=30000',
      '/jobs?location=London',
      '/jobs?job_type=permanent',
    ]);
  });

  it('switch off again and leave the others alone', () => {
    const inTwoTowns = { ...EMPTY_SEARCH, location: ['London', 'Leeds'] };
    expect(isApplied(inTwoTowns, { location: ['London'] })).toBe(true);
    expect(toggled(inTwoTowns, { location: ['London'] }).location).toEqual(['Leeds']);
    expect(toggled({ ...EMPTY_SEARCH, location: ['Leeds'] }, { location: ['London'] }).location).toEqual([
      'Leeds',
      'London',
    ]);
    const inLondon = { ...EMPTY_SEARCH, location: ['London'], search: 'van', page: 2 };
    expect(isApplied(inLondon, { location: ['London'] })).toBe(true);
    expect(searchHref(toggled(inLondon, { location: ['London'] }))).toBe('/jobs?search=van');
  });
});
