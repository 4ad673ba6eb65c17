import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { countOpenJobs } from './open-jobs.ts';

/** A feed that lost more than this share of the open jobs since last time is taken for a faulty one. */
const MAX_SHRINK = 0.5;

export type ClosingResult = { closed: number } | { refused: string };

/** Closes the open jobs that a completely read feed no longer holds. */
export async function closeVanishedJobs(db: Transaction<Database>, present: ReadonlySet<string>, now: Date): Promise<ClosingResult> {
  const open = await countOpenJobs(db);
  const vanished = sql<boolean>`external_id <> all(${[...present]}::text[])`;
  const { leaving } = await db
    .selectFrom('jobs')
    .select((build) => build.fn.countAll<number>().as('leaving'))
    .where('closed_at', 'is', null)
    .where(vanished)
    .executeTakeFirstOrThrow();
  if (leaving > open * MAX_SHRINK) {
    return { refused: `The feed lost ${leaving} of ${open} open jobs, so none of them was closed` };
  }
  await db.updateTable('jobs').set({ closed_at: now, updated_at: now }).where('closed_at', 'is', null).where(vanished).execute();
  return { closed: leaving };
}
