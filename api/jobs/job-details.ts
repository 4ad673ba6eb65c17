import { RELATED_JOBS_LIMIT, type Job, type JobDetails } from '@site/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { openJobs } from './open-jobs.ts';
import { JOB_COLUMNS, toJob, type JobRow } from './to-job.ts';

/** An open job with others like it; undefined when there is none at this slug. */
export async function findJobDetails(db: Kysely<Database>, slug: string): Promise<JobDetails | undefined> {
  const row = await openJobs(db).select(JOB_COLUMNS).where('slug', '=', slug).executeTakeFirst();
  return row && { job: toJob(row), relatedJobs: await relatedJobs(db, row) };
}

/** The same category; from the same place first, then the most recent. */
async function relatedJobs(db: Kysely<Database>, job: JobRow): Promise<Job[]> {
  const rows = await openJobs(db)
    .select(JOB_COLUMNS)
    .where('category', '=', job.category)
    .where('id', '<>', job.id)
    .orderBy(sql`(location = ${job.location}) desc`)
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .limit(RELATED_JOBS_LIMIT)
    .execute();
  return rows.map(toJob);
}

export async function countView(db: Kysely<Database>, jobId: string): Promise<void> {
  await db
    .insertInto('job_views')
    .values({ job_id: jobId, view_count: 1 })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ view_count: sql`job_views.view_count + 1` }))
    .execute();
}
