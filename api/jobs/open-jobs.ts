import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Jobs that visitors may see: still in the feed. */
export const openJobs = (db: Kysely<Database>) => db.selectFrom('jobs').where('closed_at', 'is', null);

/**
 * The same jobs, by a condition that no index on open jobs serves. Unpacking the searched text of a job costs far more
 * than the planner thinks: given such an index, it would rather read all of them than look a frequent word up.
 */
export const openJobsUnindexed = (db: Kysely<Database>) =>
  db.selectFrom('jobs').where(sql<boolean>`coalesce(closed_at, 'infinity') = 'infinity'`);

export async function countOpenJobs(db: Kysely<Database>): Promise<number> {
  const { total } = await openJobs(db)
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
