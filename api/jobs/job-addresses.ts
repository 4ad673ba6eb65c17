import { MAX_JOB_ADDRESSES } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { openJobs } from './open-jobs.ts';

/** The open jobs whose slugs follow `after`, for search engines. */
export async function listJobAddresses(db: Kysely<Database>, after: string) {
  const rows = await openJobs(db)
    .select(['slug', 'updated_at'])
    .where('slug', '>', after)
    .orderBy('slug')
    .limit(MAX_JOB_ADDRESSES)
    .execute();
  return rows.map(({ slug, updated_at }) => ({ slug, updated_at: updated_at.toISOString() }));
}
