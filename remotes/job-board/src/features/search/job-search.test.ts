import { describe, expect, it } from 'vitest';
import { clearFilters, EMPTY_SEARCH, refine, searchHref } from './job-search.ts';
import { parseJobSearch, readJobSearch } from './read-search.ts';

const parse = (query: string) => parseJobSearch(new URLSearchParams(query));

describe('reading a search from the address', () => {
  it('starts with the newest jobs, twelve a page', () => {
    expect(parse('')).toEqual({ page: 1, limit: 12 });
  });

  it('reads every filter', () => {
    const address =
      'search=night+trunk&location=London&category=HGV+Driver&job_type=permanent&salary_min=30000&salary_max=45000&sort=salary-high&limit=24&page=3';
    expect(parse(address)).toEqual({
      search: 'night trunk',
      location: ['London'],
      category: ['HGV Driver'],
      job_type: ['permanent'],
      salary_min: 30_000,
      salary_max: 45_000,
      sort: 'salary-high',
      limit: 24,
      page: 3,
    });
  });

  it('reads several options of one filter', () => {
    expect(parse('category=HGV+Driver&category=Van+Driver&location=Leeds')).toEqual({
      ...EMPTY_SEARCH,
      category: ['HGV Driver', 'Van Driver'],
      location: ['Leeds'],
    });
  });

  it('reads a place, a distance and what adverts say of the work', () => {
    expect(parse('near=Salford&within=20&shift=nights&licence=C&licence=C%2BE&hours=over-45&posted_within=7')).toEqual({
      ...EMPTY_SEARCH,
      near: 'Salford',
      within: 20,
      shift: ['nights'],
      licence: ['C', 'C+E'],
      hours: ['over-45'],
      posted_within: 7,
    });
  });

  it.each(['M6 8QX', 'm68qx', ' m6  8qx ', 'M6 8'])('keeps only the outward part of the postcode in %o', (near) => {
    expect(parse(String(new URLSearchParams({ near }))).near).toBe('M6');
  });

  it('reads salaries with a pound sign, thousands separators or a k', () => {
    expect(parse('salary_min=30%2C000&salary_max=%C2%A345k')).toMatchObject({ salary_min: 30_000, salary_max: 45_000 });
  });

  it('forgets what has no effect: a distance and “nearest” without a place, “exact” without words', () => {
    for (const idle of ['within=20', 'sort=nearest', 'sort=best-match', 'exact=1'])
      expect(parse(idle)).toEqual(EMPTY_SEARCH);
    expect(parse('near=Leeds&within=10')).toEqual({ ...EMPTY_SEARCH, near: 'Leeds' });
    expect(parse('near=Leeds&within=20&sort=nearest')).toMatchObject({ within: 20, sort: 'nearest' });
  });

  it('forgets an order that is usual for the search', () => {
    expect([parse('sort=newest'), parse('search=van&sort=best-match')].map(({ sort }) => sort)).toEqual([
      undefined,
      undefined,
    ]);
    expect(parse('search=van&sort=newest')).toMatchObject({ sort: 'newest' });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=two',
    'page=1.5',
    'page=99999999999',
    'limit=13',
    'limit=1000',
    'sort=random',
    'salary_min=lots',
    'salary_max=-5',
    'job_type=astronaut',
    'licence=Z',
    'posted_within=2',
    `search=${'x'.repeat(201)}`,
    `location=${'x'.repeat(101)}`,
    'search=',
    'location=++',
    'search=%00',
    'unknown=1',
    'limit=',
  ])('leaves out %s', (address) => {
    expect(parse(address)).toEqual(EMPTY_SEARCH);
  });

  it('names what it could not read', () => {
    const { query, unread } = readJobSearch(
      new URLSearchParams('search=van&salary_min=lots&job_type=astronaut&page=two&within=7&near=Leeds'),
    );
    expect(query).toEqual({ ...EMPTY_SEARCH, search: 'van', near: 'Leeds' });
    expect(unread).toEqual({ salary_min: 'lots', job_type: 'astronaut', page: 'two', within: '7' });
  });

  it('keeps the options of a filter that there are, and names the others', () => {
    const { query, unread } = readJobSearch(
      new URLSearchParams('job_type=permanent&job_type=astronaut&job_type=pilot&shift=nights&limit=7&exact=yes'),
    );
    expect(query).toEqual({ ...EMPTY_SEARCH, job_type: ['permanent'], shift: ['nights'] });
    expect(unread).toEqual({ job_type: 'astronaut, pilot', limit: '7', exact: 'yes' });
  });

  it('reads pay by the hour or the day, and keeps the period', () => {
    expect(parse('salary_min=16&salary_max=18.50/h')).toEqual({
      ...EMPTY_SEARCH,
      salary_min: 33_280,
      salary_max: 38_480,
      salary_period: 'hour',
    });
    expect(parse('salary_min=120+a+day')).toMatchObject({ salary_min: 31_200, salary_period: 'day' });
    expect(parse('salary_period=hour')).toEqual(EMPTY_SEARCH);
  });

  it('reads pasted tabs and line breaks as spaces', () => {
    expect(parse('search=night%09trunk%0D%0Adriver%00')).toEqual({ ...EMPTY_SEARCH, search: 'night trunk driver' });
  });

  it('keeps valid values beside invalid ones', () => {
    expect(parse('page=zero&location=Leeds&salary_min=x')).toEqual({ ...EMPTY_SEARCH, location: ['Leeds'] });
  });
});

describe('the address of a search', () => {
  it('is plain for a search without any filters', () => {
    expect(searchHref(EMPTY_SEARCH)).toBe('/jobs');
  });

  it('names only what differs from the defaults', () => {
    expect(searchHref({ ...EMPTY_SEARCH, location: ['London'], page: 2 })).toBe('/jobs?location=London&page=2');
  });

  it.each([
    '/jobs?search=R%26D+100%25&location=London&category=HGV+Driver&job_type=part-time&salary_min=0&salary_max=45000&salary_period=day&sort=oldest&limit=48&page=7',
    '/jobs?search=caf%C3%A9+%2B+bar',
    '/jobs?near=Stoke-on-Trent&within=30&location=London&location=Leeds&licence=C&licence=C%2BE&posted_within=3',
  ])('reads back as the same search: %s', (href) => {
    expect(searchHref(parse(href.split('?')[1] ?? ''))).toBe(href);
  });
});

describe('changing a search', () => {
  const third = parse('search=van&location=Leeds&sort=oldest&limit=24&page=3');

  it('goes back to page 1', () => {
    expect(refine(third, { location: ['London'] })).toMatchObject({ location: ['London'], search: 'van', page: 1 });
  });

  it('can go to another page of the same results', () => {
    expect(refine(third, { page: 4 })).toEqual({ ...third, page: 4 });
  });

  it('takes the distance and “nearest” off with their place', () => {
    const near = parse('near=Leeds&within=20&sort=nearest&location=Leeds');
    expect(searchHref(refine(near, { near: undefined }))).toBe('/jobs?location=Leeds');
  });

  it('clears search and filters but keeps order and page size', () => {
    expect(clearFilters(third)).toEqual({ page: 1, limit: 24, sort: 'oldest' });
  });
});
