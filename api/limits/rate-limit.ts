import { sql } from 'kysely';
import { LimitExceeded, limitOf, type LimitName } from '@site/protocol';
import { keyedHash } from '../secrets/installation-secret.ts';
import type { Services } from '../services.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/** How long a used-up window makes the next one longer, and how long windows are kept for that. */
const REMEMBERED_MS = 24 * 60 * 60_000;
/** Keeps `power` finite; no limit doubles its window that often. */
const MOST_DOUBLINGS = 10;

interface Count {
  /** Attempts in the open window, this one included. */
  attempts: number;
  /** Until the window ends, where its attempts are used up. */
  waitMs: number | undefined;
}

/**
 * Counts one attempt by `subject`, which is what the limit is per. Counts are in the database, so they survive a
 * restart and apply across all servers; the subject is stored only as a keyed hash.
 */
export async function takeAttempt(services: Needs, limit: LimitName, subject: string): Promise<Count> {
  const now = services.clock();
  const { attempts, windowMs, longestWindowMs } = limitOf(limit);
  const remembered = new Date(now.getTime() - REMEMBERED_MS);
  const ended = sql`rate_limits.ends_at <= ${now}`;
  const usedUp = sql<number>`case
    when rate_limits.attempts < ${attempts} or rate_limits.ends_at <= ${remembered} then 0
    else least(rate_limits.used_up + 1, ${MOST_DOUBLINGS}::integer) end`;
  const lengthMs = sql`least(${windowMs}::float8 * power(2, ${usedUp}), ${longestWindowMs}::float8)`;
  const row = await services.db
    .insertInto('rate_limits')
    .values({
      key: await keyOf(services, limit, subject),
      attempts: 1,
      ends_at: new Date(now.getTime() + windowMs),
      used_up: 0,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts: sql<number>`case when ${ended} then 1 else rate_limits.attempts + 1 end`,
        used_up: sql<number>`case when ${ended} then ${usedUp} else rate_limits.used_up end`,
        ends_at: sql<Date>`case when ${ended} then ${now}::timestamptz + ${lengthMs} * interval '1 millisecond'
          else rate_limits.ends_at end`,
      }),
    )
    .returning(['attempts', 'ends_at'])
    .executeTakeFirstOrThrow();
  const waitMs = row.attempts > attempts ? row.ends_at.getTime() - now.getTime() : undefined;
  return { attempts: row.attempts, waitMs };
}

/** As `takeAttempt`. @throws LimitExceeded when the window's attempts are used up */
export async function countAttempt(services: Needs, limit: LimitName, subject: string): Promise<Count> {
  const count = await takeAttempt(services, limit, subject);
  if (count.waitMs !== undefined) throw new LimitExceeded(limit, count.waitMs);
  return count;
}

/** Clears the count of `subject`, as after a successful login. */
export async function clearAttempts(services: Needs, limit: LimitName, subject: string): Promise<void> {
  await services.db
    .deleteFrom('rate_limits')
    .where('key', '=', await keyOf(services, limit, subject))
    .execute();
}

/** Takes back one attempt, where others' attempts are in the same count. */
export async function returnAttempt(services: Needs, limit: LimitName, subject: string): Promise<void> {
  await services.db
    .updateTable('rate_limits')
    .set({ attempts: sql<number>`attempts - 1` })
    .where('key', '=', await keyOf(services, limit, subject))
    .where('attempts', '>', 0)
    .execute();
}

async function keyOf({ db }: Needs, limit: LimitName, subject: string): Promise<string> {
  return `${limit}:${(await keyedHash(db, `limit:${limit}`, subject)).toString('base64url')}`;
}

/** Deletes the windows that no longer matter. */
export async function forgetOldWindows({ db, clock }: Needs): Promise<void> {
  const before = new Date(clock().getTime() - REMEMBERED_MS);
  await db.deleteFrom('rate_limits').where('ends_at', '<=', before).execute();
}
