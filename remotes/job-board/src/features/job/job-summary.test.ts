import { expect, it } from 'vitest';
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

it('shows on a card what visitors compare', () => {
  expect(summarise(job, nextDay)).toMatchObject({
    title: 'Van Driver',
    company: 'Acme Parcels',
    location: 'Leeds',
    salary: '£24,000 – £26,000 per annum',
    jobType: 'Permanent',
    posted: '05/06/2025',
    isNew: true,
  });
});

it('keeps the card short, however long the advert', () => {
  const { excerpt } = summarise(job, nextDay);
  expect(excerpt).toHaveLength(201);
  expect(excerpt.endsWith('…')).toBe(true);
});

it('names the agency’s client when the company is not named', () => {
  expect(summarise({ ...job, company: null }, nextDay).company).toBe('Haulwell Client');
  expect(summarise({ ...job, company: ' ' }, nextDay).company).toBe('Haulwell Client');
});

it('links to a job whose slug has unusual characters', () => {
  expect(jobHref('c+e/driver')).toBe('/jobs/c%2Be%2Fdriver');
});
