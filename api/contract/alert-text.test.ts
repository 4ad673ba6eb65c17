import { expect, test } from 'vitest';
import { describeCriteria } from './alert-text.ts';
import { criteriaOf, type JobAlertCriteria } from '../endpoints/subscriptions/contract.ts';

test.each<[JobAlertCriteria, string]>([
  [
    { category: ['HGV Driver'], near: 'Leeds', within: 10, salary_min: 30_000 },
    'HGV Driver jobs within 10 miles of Leeds, from £30,000 a year',
  ],
  [{ search: 'night trunker', near: 'M6' }, '“night trunker” jobs in or near M6'],
  [{ location: ['Hull', 'Leeds'], job_type: ['part-time'] }, 'jobs in Hull or Leeds, part-time'],
  [
    { category: ['Admin', 'Warehouse'], shift: ['days', 'nights'], hours: ['under-30'], salary_max: 20_000 },
    'Admin or Warehouse jobs, days or nights, under 30 hours a week, up to £20,000 a year',
  ],
  [
    { licence: ['C', 'C+E'], salary_min: 30_000, salary_max: 40_000 },
    'jobs, Class 2 (C) or Class 1 (C+E), £30,000 to £40,000 a year',
  ],
])('%o reads: %s', (criteria, words) => {
  expect(describeCriteria(criteria)).toBe(words);
});

test('searches that ask for the same have the same criteria, whatever their order, page and sort', () => {
  const one = { search: '', location: ['Leeds', 'Hull'], salary_min: 0, page: 2, sort: 'oldest' } as const;
  expect(criteriaOf({ ...one, location: [...one.location] })).toEqual({ location: ['Hull', 'Leeds'] });
  expect(criteriaOf({ within: 10, location: [] })).toEqual({});
});
