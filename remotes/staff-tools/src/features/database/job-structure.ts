import type { PublicJob } from '@site/contract';

/** What a row of `public_jobs` looks like. Only ever logged. */
export const exampleJob: PublicJob = {
  id: '00000000-0000-4000-8000-000000000000',
  title: 'HGV Class 1 Driver',
  description: '<p>What the job is about.</p>',
  location: 'Birmingham',
  salary_text: '£17.50 per hour',
  job_type: 'permanent',
  category: 'HGV Driver',
  requirements: null,
  benefits: null,
  slug: 'hgv-class-1-driver-birmingham',
  posted_date: '2026-01-05T09:00:00.000Z',
  is_featured: false,
  view_count: 0,
  logicmelon_id: 'EXAMPLE-1',
};
