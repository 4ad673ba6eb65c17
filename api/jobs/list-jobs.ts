import type { JobList, JobQuery, JobSort } from '@site/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';
import { openJobs } from './open-jobs.ts';
import { containing, matchesSearch } from './search-text.ts';
import { JOB_COLUMNS, toJob } from './to-job.ts';

/** One page of the open jobs that fit, and how many fit in all. */
export async function listJobs(db: Kysely<Database>, query: JobQuery): Promise<JobList> {
  const { page, limit } = query;
  const fitting = fittingJobs(db, query);
  const rows = await fitting
    .select(JOB_COLUMNS)
    .orderBy(ORDERS[query.sort])
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  // Apart from the page: a window count would make every row of the result be built.
  const { total } = await fitting.select((build) => build.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const totalPages = Math.ceil(total / limit);
  return {
    jobs: rows.map(toJob),
    pagination: { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages },
  };
}

const ORDERS: Record<JobSort, RawBuilder<unknown>> = {
  newest: sql`posted_at desc`,
  oldest: sql`posted_at asc`,
  'salary-high': sql`yearly_max desc nulls last`,
  'salary-low': sql`yearly_min asc nulls last`,
};

/** A salary filter keeps the jobs whose range touches the wanted one; jobs without figures fit none. */
function fittingJobs(db: Kysely<Database>, { search, category, location, salary_min, salary_max, job_type }: JobQuery) {
  let query = openJobs(db);
  if (search) query = query.where(matchesSearch(search));
  if (category) query = query.where('category', '=', category);
  if (location) query = query.where('location', 'ilike', containing(location));
  if (salary_min !== undefined) query = query.where('yearly_max', '>=', salary_min);
  if (salary_max !== undefined) query = query.where('yearly_min', '<=', salary_max);
  if (job_type) query = query.where('job_type', '=', job_type);
  return query;
}
