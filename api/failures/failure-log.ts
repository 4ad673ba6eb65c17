import { ERROR_NAMES, FAILURE_KINDS, readFailureNumber } from '@site/contract';
import type { Failure } from '@site/protocol';
import { sql } from 'kysely';
import { takeAttempt } from '../limits/rate-limit.ts';
import type { Services } from '../services.ts';

/** So many are stored in a day; in an outage, the ones after that tell nothing new. */
const MOST_A_DAY = 5_000;

const DAY_MS = 24 * 60 * 60_000;

/** Where failures are remembered, by the numbers that their visitors were told. */
export interface FailureLog {
  /** Whether a visitor's browser may report one more. */
  mayReport(address: string): Promise<boolean>;
  /** Stores it, with nothing but the fields that it has: a version that was never released is left out. */
  record(failure: Omit<Failure, 'at'>): Promise<void>;
}

export const createFailureLog = (services: Pick<Services, 'db' | 'clock'>): FailureLog => ({
  mayReport: async (address) => (await takeAttempt(services, 'failure-report', address)).waitMs === undefined,
  async record({
    number,
    side,
    route,
    kind,
    remote,
    version,
    fragment,
    file,
    line,
    status,
    error,
    milliseconds,
    calls,
  }) {
    if (readFailureNumber(number) !== number || !FAILURE_KINDS.includes(kind)) return;
    const { db, clock } = services;
    const at = clock();
    const yesterday = new Date(at.getTime() - DAY_MS);
    const { stored } = await db
      .selectFrom('failures')
      .select(({ fn }) => fn.countAll<number>().as('stored'))
      .where('at', '>', yesterday)
      .executeTakeFirstOrThrow();
    if (stored >= MOST_A_DAY) return;
    const released = sql<string | null>`(
      select version from remote_versions where remote = ${remote ?? null} and version = ${version ?? null})`;
    await db
      .insertInto('failures')
      .values({
        number,
        at,
        side,
        route,
        kind,
        remote: remote ?? null,
        version: released,
        fragment: fragment ?? null,
        file: file ?? null,
        line: line ?? null,
        status: status ?? null,
        error: ERROR_NAMES.find((name) => name === error) ?? null,
        milliseconds: milliseconds ?? null,
        calls: JSON.stringify(calls.map(({ endpoint, status: answer }) => ({ endpoint, status: answer }))),
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .execute();
  },
});
