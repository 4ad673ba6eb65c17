import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Jobs that visitors may see: still in the feed, and not past their closing dates. */
export const openJobs = (db: Kysely<Database>) => db.selectFrom('jobs').where('closed_at', 'is', null);

/**
 * The same jobs, by a condition that no index on open jobs serves. Unpacking a job's search text costs far more than
 * the planner estimates: given such an index, it would read every open job rather than look up a frequent word. Where
 * `isImplied`, as the planner finds out, no job is looked at for it: counting a frequent word then takes a third less.
 */
export const openJobsUnindexed = (db: Kysely<Database>, isImplied: RawBuilder<SqlBool> = sql`false`) =>
  db.selectFrom('jobs').where(sql<SqlBool>`(${isImplied} or coalesce(closed_at, 'infinity') = 'infinity')`);

export async function countOpenJobs(db: Kysely<Database>): Promise<number> {
  const { total } = await openJobs(db)
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** About how many: as many as an index of them had when it was last analysed. Exact before that. */
export async function estimateOpenJobs(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select reltuples as jobs from pg_class where oid = 'jobs_newest'::regclass`.execute(db);
  const [index] = rows;
  return index && index.jobs > 0 ? index.jobs : countOpenJobs(db);
}
