import { endpoints } from '@site/contract';
import type { PublicJobsView } from '../db/schema-jobs.ts';
import { restFunction } from '../function.ts';
import { readRestQuery } from '../rest/parameters.ts';
import { runRestQuery, type Readable } from '../rest/run-query.ts';

const publicJobs: Readable<PublicJobsView> = {
  name: 'public_jobs',
  columns: {
    id: 'text',
    title: 'text',
    description: 'text',
    location: 'text',
    salary_text: 'text',
    job_type: 'text',
    category: 'text',
    requirements: 'text',
    benefits: 'text',
    slug: 'text',
    posted_date: 'timestamp',
    is_featured: 'boolean',
    view_count: 'number',
    logicmelon_id: 'text',
  },
};

export default restFunction('publicJobs', async ({ parameters, services }) => {
  const rows = await runRestQuery(services.db, publicJobs, readRestQuery(parameters));
  return rows.map((row) => ({ ...row, posted_date: row.posted_date.toISOString() }));
});

export const config = { path: endpoints.publicJobs.path };
