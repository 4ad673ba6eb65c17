import type { ClosedJob, JobDetails } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { latestWholeRead } from '../sync/sync-status.ts';
import { openJobs } from '../open-jobs.ts';
import { relatedJobs } from './related-jobs.ts';
import { JOB_COLUMNS, toJob } from '../to-job.ts';

/** An open job with others like it; undefined when none has this slug. */
export async function findJobDetails(db: Kysely<Database>, slug: string): Promise<JobDetails | undefined> {
  const row = await openJobs(db).select(JOB_COLUMNS).where('slug', '=', slug).executeTakeFirst();
  if (!row) return undefined;
  const confirmed = await latestWholeRead(db);
  return {
    job: toJob(row),
    relatedJobs: await relatedJobs(db, row),
    ...(confirmed && { confirmedAt: confirmed.toISOString() }),
  };
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
