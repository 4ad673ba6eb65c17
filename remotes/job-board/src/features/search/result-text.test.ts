import { describe, expect, it } from 'vitest';
import type { JobQuery, SearchedPlace } from '@site/contract';
import { EMPTY_SEARCH } from './job-search.ts';
import type { Found } from './outcome.ts';
import { announcement, countText, pageText, resultText, unknownPlaceText } from './result-text.ts';
import type { JobSummary } from '../job/job-summary.ts';

const summary = { slug: 'a' } as JobSummary;

function found(total: number, page = 1, limit = 12): Found {
  const totalPages = Math.ceil(total / limit);
  const onPage = Math.max(0, Math.min(limit, total - (page - 1) * limit));
  return {
    ok: true,
    jobs: Array.from({ length: onPage }, () => summary),
    pagination: { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages },
  };
}

it('counts the jobs found', () => {
  expect(resultText(EMPTY_SEARCH, found(0))).toBe('0 jobs found');
  expect(resultText(EMPTY_SEARCH, found(1))).toBe('1 job found');
  expect(resultText(EMPTY_SEARCH, found(1234))).toBe('1,234 jobs found');
  expect(countText(found(1234))).toBe('1,234 jobs');
});

it('says how far from a place it looked, as the words of the search ask', () => {
  const place: SearchedPlace = { kind: 'town', name: 'York' };
  const understood = { search: 'driver', near: 'York', within: 20 } as const;
  expect(resultText({ ...EMPTY_SEARCH, search: 'driver 20 miles from york' }, { ...found(3), place, understood })).toBe(
    '3 jobs for “driver” within 20 miles of York',
  );
});

it('invents no number when loading failed', () => {
  expect(resultText(EMPTY_SEARCH, { ok: false })).toBe('No jobs to show just now');
});

it('says which jobs are shown when there are several pages', () => {
  expect(pageText(found(130, 2))).toBe('Showing 13 to 24, page 2 of 11');
  expect(pageText(found(130, 11))).toBe('Showing 121 to 130, page 11 of 11');
});

it('does not mention pages when there is only one, none, or not this one', () => {
  expect(pageText(found(12))).toBeUndefined();
  expect(pageText(found(0))).toBeUndefined();
  expect(pageText(found(130, 12))).toBeUndefined();
  expect(pageText({ ok: false })).toBeUndefined();
});

it('says of a place outside of the United Kingdom that it is not covered', () => {
  const place: SearchedPlace = { kind: 'unknown', name: 'Jersey', notCovered: true };
  expect(unknownPlaceText(place)).toMatch(/^We do not cover “Jersey”/);
});

it('tells screen readers what was corrected before what was found', () => {
  expect(
    announcement(
      { ...EMPTY_SEARCH, search: 'drvier' },
      { ...found(130, 2), corrected: { from: 'drvier', to: 'driver' } },
    ),
  ).toBe('No jobs match “drvier”. Showing jobs for “driver”. 130 jobs for “driver”. Showing 13 to 24, page 2 of 11');
  expect(announcement(EMPTY_SEARCH, found(1))).toBe('1 job found.');
});

it('tells screen readers of a place that is not known', () => {
  const place: SearchedPlace = { kind: 'unknown', name: 'Atlantis' };
  expect(announcement({ ...EMPTY_SEARCH, near: 'Atlantis' }, { ...found(0), place })).toBe(
    'We do not know a place called “Atlantis”. 0 jobs in Atlantis.',
  );
});

it('tells screen readers that no job can match salaries that cross', () => {
  const announced = (salary_max: number) =>
    announcement({ ...EMPTY_SEARCH, salary_min: 50_000, salary_max }, { ...found(0) });
  expect(announced(20_000)).toBe('0 jobs found. The minimum salary is above the maximum.');
  expect(announced(50_000)).toBe('0 jobs found.');
});

describe('the results’ heading names the search', () => {
  const heading = (query: Partial<JobQuery>, place?: SearchedPlace) =>
    resultText({ ...EMPTY_SEARCH, ...query }, { ...found(23), place });

  it('by its words', () => {
    expect(heading({ search: 'forklift' })).toBe('23 jobs for “forklift”');
  });

  it('by its place and the distance around it', () => {
    const salford: SearchedPlace = { kind: 'town', name: 'Salford', area: 'Greater Manchester' };
    expect(heading({ search: 'forklift', near: 'salford' }, salford)).toBe(
      '23 jobs for “forklift” within 10 miles of Salford',
    );
    expect(heading({ near: 'm6', within: 30 }, { kind: 'postcode', name: 'M6' })).toBe('23 jobs within 30 miles of M6');
  });

  it('by an area, which has a distance only where one was asked for', () => {
    const kent: SearchedPlace = { kind: 'area', name: 'Kent' };
    expect(heading({ near: 'kent' }, kent)).toBe('23 jobs in Kent');
    expect(heading({ near: 'kent', within: 30 }, kent)).toBe('23 jobs within 30 miles of Kent');
  });

  it('by an unknown place as it was typed', () => {
    expect(heading({ near: 'atlantis' }, { kind: 'unknown', name: 'atlantis' })).toBe('23 jobs in atlantis');
  });

  it('not by a place that the back end took no notice of', () => {
    expect(heading({ near: 'Salford' })).toBe('23 jobs found');
  });

  it('by the locations chosen', () => {
    expect(heading({ location: ['Leeds', 'London', 'Bristol'] })).toBe('23 jobs in Leeds, London or Bristol');
  });
});
