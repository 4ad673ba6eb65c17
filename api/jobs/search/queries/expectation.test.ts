import type { Job, JobList } from '@site/contract';
import { describe, expect, test } from 'vitest';
import { problemsOf, type Expectation } from './expectation.test-support.ts';

const job = (id: string, title: string, location: string): Job => ({
  id,
  slug: id,
  title,
  location,
  company: null,
  salary_min: null,
  salary_max: null,
  salary_period: 'year',
  job_type: 'permanent',
  category: 'HGV Driver',
  description: '',
  requirements: null,
  benefits: null,
  apply_url: null,
  created_at: '2026-03-01T09:00:00.000Z',
});

const page = (...jobs: Job[]): JobList => ({
  jobs,
  pagination: { page: 1, limit: 12, total: jobs.length, totalPages: 1, hasPrev: false, hasNext: false },
});

const reachTruck = job('1', 'Reach Truck Driver', 'Leeds');
const class1 = job('2', 'Class 1 Driver', 'Hull');
const found = page(reachTruck, class1);

describe('a page of a reach truck driver in Leeds and a class 1 driver in Hull', () => {
  test.each<Expectation>([
    { first: /driver/i, all: /driver/i, some: /class 1/i, never: /van/i, in: /Leeds|Hull/, type: 'permanent' },
    {},
  ])('fits %j', (expected) => {
    expect(problemsOf(found, expected)).toEqual([]);
  });

  test.each<[Expectation, string]>([
    [{ first: /class 1/i }, 'came first: Reach Truck Driver (Leeds)'],
    [{ all: /class 1/i }, 'not /class 1/i: Reach Truck Driver (Leeds)'],
    [{ some: /van/i }, 'none is /van/i: Reach Truck Driver (Leeds), Class 1 Driver (Hull)'],
    [{ never: /reach truck/i }, 'should not be /reach truck/i: Reach Truck Driver (Leeds)'],
    [{ in: /Leeds/ }, 'not in /Leeds/: Class 1 Driver (Hull)'],
    [{ type: 'temporary' }, 'not temporary: Reach Truck Driver (Leeds), Class 1 Driver (Hull)'],
    [{ none: true }, 'found Reach Truck Driver (Leeds), Class 1 Driver (Hull)'],
  ])('does not fit %j', (expected, problem) => {
    expect(problemsOf(found, expected)).toEqual([problem]);
  });

  test('is like a page of the same jobs in the same order only', () => {
    expect(problemsOf(found, { like: 'driver' }, page(reachTruck, class1))).toEqual([]);
    const problem = 'not as for driver: Reach Truck Driver (Leeds), Class 1 Driver (Hull)';
    expect(problemsOf(found, { like: 'driver' }, page(class1, reachTruck))).toEqual([problem]);
    expect(problemsOf(found, { like: 'driver' }, page(reachTruck))).toEqual([problem]);
  });
});

test('a page without jobs fits only where none is expected', () => {
  expect(problemsOf(page(), { none: true })).toEqual([]);
  expect(problemsOf(page(), { never: /van/i })).toEqual(['found nothing']);
});
