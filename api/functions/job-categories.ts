import { endpoints } from '@site/contract';
import type { JobCategoriesTable } from '../db/schema-jobs.ts';
import { restFunction } from '../function.ts';
import { readRestQuery } from '../rest/parameters.ts';
import { runRestQuery, type Readable } from '../rest/run-query.ts';

const jobCategories: Readable<JobCategoriesTable> = {
  name: 'job_categories',
  columns: { id: 'text', name: 'text', description: 'text', color: 'text', is_active: 'boolean', sort_order: 'number' },
};

export default restFunction('jobCategories', ({ parameters, services }) =>
  runRestQuery(services.db, jobCategories, readRestQuery(parameters)),
);

export const config = { path: endpoints.jobCategories.path };
