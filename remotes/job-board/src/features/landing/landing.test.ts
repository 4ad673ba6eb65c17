import { describe, expect, test } from 'vitest';
import { LANDING_ROLES, type Job } from '@site/contract';
import {
  landingIntro,
  landingRole,
  landingTitle,
  landingTrail,
  readLandingPath,
  type LandingFacts,
} from './landing.ts';

const pay = (salary_min: number | null, salary_max: number | null, salary_period: Job['salary_period'] = 'year') =>
  ({ salary_min, salary_max, salary_period }) as Job;
const role = landingRole('hgv-driver');

test.each([
  ['/jobs/hgv-driver', { role: 'hgv-driver' }],
  ['/jobs/in/leeds', { place: 'leeds' }],
  ['/jobs/hgv-driver/in/leeds', { role: 'hgv-driver', place: 'leeds' }],
])('the path %s names what the page is about', (path, slugs) => {
  expect(readLandingPath(path)).toEqual(slugs);
});

test('the heading names the role and the place', () => {
  expect(landingTitle(role, 'Leeds')).toBe('HGV Driver jobs in Leeds');
  expect(landingTitle(undefined, 'Kent')).toBe('Jobs in Kent');
  expect(landingTitle(landingRole('class-1-driver'), undefined)).toBe('Class 1 Driver jobs');
});

test('the trail leads from the home page over all jobs and the role', () => {
  expect(landingTrail(role, 'Leeds')).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Jobs', href: '/jobs' },
    { label: 'HGV Driver jobs', href: '/jobs/hgv-driver' },
    { label: 'HGV Driver jobs in Leeds' },
  ]);
});

test('people’s frequent searches have pages as well as the specialisations', () => {
  expect(LANDING_ROLES.map(({ slug }) => slug)).toEqual([
    'hgv-driver',
    'van-driver',
    'warehouse',
    'admin',
    'management',
    'transport',
    'logistics',
    'class-1-driver',
    'class-2-driver',
    'forklift',
  ]);
});

describe('the introduction', () => {
  const facts: LandingFacts = {
    role,
    place: 'Leeds',
    isTown: true,
    total: 1234,
    lowest: pay(24_000, 26_000),
    highest: pay(40_000, 52_000),
  };

  test('says how many jobs there are, where, and what they pay', () => {
    expect(landingIntro(facts)).toBe(
      'There are 1,234 HGV Driver jobs in Leeds or within 10 miles of it. Advertised pay is £24,000 to £52,000 a year.',
    );
  });

  test('says that hourly rates are counted as full-time work', () => {
    expect(landingIntro({ ...facts, place: 'Kent', isTown: false, lowest: pay(12.5, null, 'hour') })).toBe(
      'There are 1,234 HGV Driver jobs in Kent. Advertised pay is £26,000 to £52,000 a year, counting hourly and daily rates as full-time work.',
    );
  });

  test('invents no pay, and counts one and none', () => {
    expect(landingIntro({ ...facts, total: 1, lowest: undefined, highest: undefined })).toBe(
      'There is 1 HGV Driver job in Leeds or within 10 miles of it.',
    );
    expect(landingIntro({ ...facts, role: undefined, total: 0, isTown: false })).toBe(
      'There are no jobs in Leeds at the moment.',
    );
  });

  test('gives one figure where all pay the same', () => {
    expect(landingIntro({ ...facts, lowest: pay(30_000, 30_000), highest: pay(30_000, 30_000) })).toMatch(
      /Advertised pay is £30,000 a year\.$/,
    );
  });
});
