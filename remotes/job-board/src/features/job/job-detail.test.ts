import { describe, expect, it } from 'vitest';
import type { Job } from '@site/contract';
import { describeJob } from './job-detail.ts';

const now = new Date('2026-11-22T12:00:00Z');
const job: Job = {
  id: '42',
  slug: 'class-1-driver-leeds-42',
  title: 'Class 1 Driver',
  company: null,
  location: 'Leeds',
  salary_min: 16.5,
  salary_max: null,
  salary_period: 'hour',
  job_type: 'full-time',
  category: 'HGV Driver',
  description: '<p>Nights.</p>',
  requirements: null,
  benefits: null,
  apply_url: null,
  created_at: '2026-11-20T09:00:00.000Z',
};

describe('the facts on a job’s page', () => {
  it('are its company, place, salary with its period, job type and dates', () => {
    const { company, location, salary, jobType, closes, summary } = describeJob(
      { ...job, closes_on: '2026-12-01' },
      now,
    );
    expect({ company, location, salary, jobType, closes, posted: summary.posted }).toEqual({
      company: 'Haulwell Client',
      location: 'Leeds',
      salary: 'From £16.50 per hour',
      jobType: 'Full-time',
      closes: '01/12/2026',
      posted: '20/11/2026',
    });
  });

  it('say ‘Competitive’ where no salary is published', () => {
    expect(describeJob({ ...job, salary_min: null }, now).salary).toBe('Competitive');
  });

  it.each([
    ['2026-08-01T00:00:00Z', '22/11/2026'],
    ['2026-08-24T12:00:00Z', ''],
  ])('an advert of %s says %j of when the feed last had it', (created_at, confirmed) => {
    expect(describeJob({ ...job, created_at }, now, '2026-11-22T09:00:00Z').confirmed).toBe(confirmed);
    expect(describeJob({ ...job, created_at }, now).confirmed).toBe('');
  });

  it.each([
    ['full-time', 'Full-time'],
    ['part-time', 'Part-time'],
    ['contract', 'Contract'],
    ['temporary', 'Temporary'],
    ['permanent', 'Permanent'],
    [null, 'Permanent'],
  ])('label the job type %s as %s', (job_type, jobType) => {
    expect(describeJob({ ...job, job_type }, now).jobType).toBe(jobType);
  });

  it('include hours, shifts, licences and the reference where they are known', () => {
    const known: Partial<Job> = {
      weekly_hours: { min: 40, max: 48 },
      shifts: ['nights', 'weekends'],
      licences: ['C', 'C+E'],
      reference: '482603',
    };
    const { summary, more } = describeJob({ ...job, ...known }, now);
    expect(summary.tags).toEqual(['Nights', 'Weekends', 'Class 2 (C)', 'Class 1 (C+E)', '40 to 48 hours a week']);
    expect(more).toEqual([
      { term: 'Category', description: 'HGV Driver' },
      { term: 'Reference', description: '482603' },
    ]);
    expect(describeJob(job, now)).toMatchObject({ closes: '', more: [{ term: 'Category' }] });
  });
});
