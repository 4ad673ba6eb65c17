import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Jobs that visitors may see: still in the feed. */
export const openJobs = (db: Kysely<Database>) => db.selectFrom('jobs').where('closed_at', 'is', null);

export async function countOpenJobs(db: Kysely<Database>): Promise<number> {
  const { total } = await openJobs(db)
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
