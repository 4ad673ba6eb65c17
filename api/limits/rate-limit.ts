import { sql } from 'kysely';
import { TOO_MANY_REQUESTS } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { keyedHash } from '../secrets/installation-secret.ts';
import type { Services } from '../services.ts';
import { LIMITS, type LimitName } from './limits.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/**
 * Counts one attempt by `subject`, which is what the limit is per. Counts are in the database, so they survive a
 * restart and apply across all servers; the subject is stored only as a keyed hash.
 * @throws ApiProblem 429 with Retry-After when the window's attempts are used up
 */
export async function countAttempt(services: Needs, limit: LimitName, subject: string): Promise<void> {
  const now = services.clock();
  const { attempts, windowMs } = LIMITS[limit];
  const endsAt = new Date(now.getTime() + windowMs);
  const row = await services.db
    .insertInto('rate_limits')
    .values({ key: await keyOf(services, limit, subject), attempts: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        attempts: sql<number>`case when rate_limits.ends_at <= ${now} then 1 else rate_limits.attempts + 1 end`,
        ends_at: sql<Date>`case when rate_limits.ends_at <= ${now} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returning(['attempts', 'ends_at'])
    .executeTakeFirstOrThrow();
  if (row.attempts === 1) await forgetEndedWindows(services, now);
  if (row.attempts > attempts) throw tooManyRequests(row.ends_at.getTime() - now.getTime());
}

/** Clears the count of `subject`, as after a successful login. */
export async function clearAttempts(services: Needs, limit: LimitName, subject: string): Promise<void> {
  await services.db
    .deleteFrom('rate_limits')
    .where('key', '=', await keyOf(services, limit, subject))
    .execute();
}

async function keyOf({ db }: Needs, limit: LimitName, subject: string): Promise<string> {
  return `${limit}:${(await keyedHash(db, `limit:${limit}`, subject)).toString('base64url')}`;
}

/** Every new window deletes those that have ended. Rows that are being counted on are skipped. */
async function forgetEndedWindows({ db }: Needs, now: Date): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('key', 'in', (query) =>
      query.selectFrom('rate_limits').select('key').where('ends_at', '<=', now).limit(100).forUpdate().skipLocked(),
    )
    .execute();
}

function tooManyRequests(waitMs: number): ApiProblem {
  return new ApiProblem(429, TOO_MANY_REQUESTS, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}
