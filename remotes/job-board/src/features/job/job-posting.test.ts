import { describe, expect, it } from 'vitest';
import type { Job } from '@site/contract';
import { jobPosting } from './job-posting.ts';

const job: Job = {
  id: '42',
  slug: 'class-1-driver-leeds',
  title: 'Class 1 Driver',
  company: null,
  location: 'Leeds',
  salary_min: 16.5,
  salary_max: null,
  salary_period: 'hour',
  job_type: 'temporary',
  category: 'HGV Driver',
  description: '<p>Nights.</p>',
  requirements: '<p>CPC.</p>',
  benefits: null,
  apply_url: null,
  created_at: '2025-06-05T09:00:00.000Z',
};

const SITE = 'https://jobs.example.com';

describe('a job in search engines', () => {
  it('has the job’s title, place, type and pay', () => {
    expect(jobPosting(job, SITE)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Class 1 Driver',
      description: '<p>Nights.</p>\n<p>CPC.</p>',
      datePosted: '2025-06-05T09:00:00.000Z',
      employmentType: 'TEMPORARY',
      hiringOrganization: { name: 'Haulwell Client' },
      jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
      baseSalary: { currency: 'GBP', value: { minValue: 16.5, unitText: 'HOUR' } },
      url: 'https://jobs.example.com/jobs/class-1-driver-leeds',
      directApply: true,
    });
  });

  it('invents no pay when none is published', () => {
    expect(jobPosting({ ...job, salary_min: null }, SITE)).not.toHaveProperty('baseSalary');
  });

  it('does not claim direct application when the advertiser has its own page', () => {
    expect(jobPosting({ ...job, apply_url: 'https://example.com/apply' }, SITE)).toMatchObject({ directApply: false });
  });
});
