import { RELATED_JOBS_LIMIT, type ClosedJob, type Job, type JobDetails } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { openJobs } from './open-jobs.ts';
import { JOB_COLUMNS, toJob, type JobRow } from './to-job.ts';

/** An open job with others like it; undefined when none has this slug. */
export async function findJobDetails(db: Kysely<Database>, slug: string): Promise<JobDetails | undefined> {
  const row = await openJobs(db).select(JOB_COLUMNS).where('slug', '=', slug).executeTakeFirst();
  return row && { job: toJob(row), relatedJobs: await relatedJobs(db, row) };
}

/** What to offer instead of a job that has left the feed; undefined when no job ever had this slug. */
export async function findClosedJob(db: Kysely<Database>, slug: string): Promise<ClosedJob | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select(['id', 'category', 'location'])
    .where('slug', '=', slug)
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  return row && { relatedJobs: await relatedJobs(db, row) };
}

/** The same category: the same place first, then the newest. Each of the two queries stops when it has enough. */
async function relatedJobs(db: Kysely<Database>, job: Pick<JobRow, 'id' | 'category' | 'location'>): Promise<Job[]> {
  const newest = (limit: number) =>
    openJobs(db)
      .select(JOB_COLUMNS)
      .where('category', '=', job.category)
      .where('id', '<>', job.id)
      .orderBy('posted_at', 'desc')
      .orderBy('id')
      .limit(limit);
  const near = await newest(RELATED_JOBS_LIMIT).where('location', '=', job.location).execute();
  if (near.length === RELATED_JOBS_LIMIT) return near.map(toJob);
  const elsewhere = await newest(RELATED_JOBS_LIMIT - near.length)
    .where('location', '<>', job.location)
    .execute();
  return [...near, ...elsewhere].map(toJob);
}
