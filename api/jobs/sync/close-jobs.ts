import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { countOpenJobs } from '../open-jobs.ts';

/** A feed with less than this share of the open jobs is assumed to be faulty. */
const MIN_SHARE = 0.5;

export type ClosingResult = { closed: number } | { refused: string };

export interface FeedAdverts {
  /** The ids that were read, including those of adverts that cannot be published. */
  present: ReadonlySet<string>;
  /** Adverts without a readable id. */
  unnamed: number;
  /** How many adverts the feed claims to hold; null where it has not come to say it. */
  total: number | null;
  /** Why not all of the feed was read, where it was not. */
  unread?: string | undefined;
}

/** Closes the open jobs that the feed no longer holds, if the feed looks complete. Runs before new ones are added. */
export async function closeVanishedJobs(
  db: Transaction<Database>,
  { present, unnamed, total, unread }: FeedAdverts,
  now: Date,
): Promise<ClosingResult> {
  if (unread !== undefined) return { refused: `${unread}: the rest of it was not read, and no job was closed` };
  const open = await countOpenJobs(db);
  if (present.size < open * MIN_SHARE) {
    return { refused: `The feed shrank from ${open} jobs to ${present.size}, so no job was closed` };
  }
  // A duplicate may hide a missing advert.
  const read = present.size + unnamed;
  if (total !== null && read < total)
    return {
      refused: `The feed says that it holds ${total} adverts and sent ${read} different ones, so no job was closed`,
    };
  const vanished = await db
    .selectFrom('jobs')
    .select('id')
    .where('closed_at', 'is', null)
    .where(sql<boolean>`external_id <> all(${[...present]}::text[])`)
    .execute();
  // Even an update that changes no row counts as a change of the jobs.
  if (vanished.length === 0) return { closed: 0 };
  await db
    .updateTable('jobs')
    .set({ closed_at: now, updated_at: now })
    .where(sql<boolean>`id = any(${vanished.map(({ id }) => id)}::uuid[])`)
    .execute();
  return { closed: vanished.length };
}
