import { describe, expect, it } from 'vitest';
import type { Job } from '@site/contract';
import { jobHref, summarise } from './job-summary.ts';

const job: Job = {
  id: '42',
  slug: 'van-driver-leeds',
  title: 'Van Driver',
  company: 'Acme Parcels',
  location: 'Leeds',
  salary_min: 24_000,
  salary_max: 26_000,
  salary_period: 'year',
  job_type: null,
  category: 'Van Driver',
  description: `<p>${'Deliver parcels. '.repeat(40)}</p>`,
  requirements: null,
  benefits: null,
  apply_url: null,
  created_at: '2025-06-05T09:00:00.000Z',
};
const nextDay = new Date('2025-06-06T09:00:00.000Z');

it('has on its card title, company, location, salary text, job type, and its age beside the en-GB date', () => {
  expect(summarise(job, nextDay)).toMatchObject({
    title: 'Van Driver',
    company: 'Acme Parcels',
    location: 'Leeds',
    salary: '£24,000–£26,000 per annum',
    jobType: 'Permanent',
    posted: '05/06/2025',
    age: 'yesterday',
    isNew: true,
  });
});

it('describes the job in at most 200 characters, stripped of markup, however long the advert', () => {
  const { excerpt } = summarise(job, nextDay);
  expect(excerpt).toBe(`${'Deliver parcels. '.repeat(11)}Deliver…`);
});

it('has a NEW badge for less than 7 days', () => {
  expect(summarise(job, new Date('2025-06-12T08:59:59.999Z')).isNew).toBe(true);
  expect(summarise(job, new Date('2025-06-12T09:00:00.000Z')).isNew).toBe(false);
});

describe('the salary on a card', () => {
  it.each([
    [null, null, 'Competitive salary'],
    [24_000, 26_000, '£24,000–£26,000 per annum'],
    [24_000, null, 'From £24,000'],
    [null, 26_000, 'Up to £26,000'],
  ])('for a minimum of %s and a maximum of %s is %s', (salary_min, salary_max, salary) => {
    expect(summarise({ ...job, salary_min, salary_max }, nextDay).salary).toBe(salary);
  });
});

it.each([
  ['full_time', 'Full Time'],
  ['TEMPORARY', 'Temporary'],
  ['part-time', 'Part-time'],
  [null, 'Permanent'],
])('the job type %s is title-cased, with spaces for underscores: %s', (job_type, jobType) => {
  expect(summarise({ ...job, job_type }, nextDay).jobType).toBe(jobType);
});

describe('what an advert says beyond title, place, pay and type', () => {
  it('is on the card as tags: shifts, licences and hours', () => {
    const known = { shifts: ['nights', 'weekends'], licences: ['C+E'], weekly_hours: { min: 45, max: 48 } } as const;
    expect(
      summarise({ ...job, ...known, shifts: [...known.shifts], licences: [...known.licences] }, nextDay).tags,
    ).toEqual(['Nights', 'Weekends', 'Class 1 (C+E)', '45 to 48 hours a week']);
    expect(summarise({ ...job, weekly_hours: { min: 40, max: 40 } }, nextDay).tags).toEqual(['40 hours a week']);
    expect(summarise(job, nextDay).tags).toEqual([]);
  });

  it('tells places of one name apart by their area, unless the name says it', () => {
    const place = (location: string, area: string) => summarise({ ...job, location, area }, nextDay).location;
    expect(place('Newport', 'Gwent')).toBe('Newport, Gwent');
    expect(place('London', 'Greater London')).toBe('London');
    expect(place('Newport, Gwent', 'Gwent')).toBe('Newport, Gwent');
    expect(place('', 'Gwent')).toBe('');
    expect(summarise(job, nextDay).location).toBe('Leeds');
  });

  it('writes no country behind a town, whoever names it', () => {
    const place = (location: string, area?: string) => summarise({ ...job, location, area }, nextDay).location;
    expect(place('London', 'England')).toBe('London');
    expect(place('London, England')).toBe('London');
    expect(place('Dover, UK', 'Kent')).toBe('Dover, Kent');
    expect(place('Glasgow', 'West of Scotland')).toBe('Glasgow, West of Scotland');
    expect(place('Bangor', 'Northern Ireland')).toBe('Bangor, Northern Ireland');
    expect(place('Wales', 'Wales')).toBe('Wales');
  });
});

it('names the agency’s client when the company is not named', () => {
  expect(summarise({ ...job, company: null }, nextDay).company).toBe('Haulwell Client');
  expect(summarise({ ...job, company: ' ' }, nextDay).company).toBe('Haulwell Client');
});

it('links to a job whose slug has unusual characters', () => {
  expect(jobHref('c+e/driver')).toBe('/jobs/c%2Be%2Fdriver');
});
