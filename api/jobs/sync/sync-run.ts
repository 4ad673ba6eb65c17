import { SYNCS_KEPT_DAYS, type SyncTrigger } from '@site/contract';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { SyncRunsTable } from '../../db/schema-jobs.ts';
import type { Database } from '../../db/schema.ts';

export type SyncRunRow = Selectable<SyncRunsTable>;

/** A run without an update for this long is dead. Longer than the feed's slowest page with its retries. */
const DEAD_AFTER_MS = 5 * 60_000;

const deadSince = (now: Date) => new Date(now.getTime() - DEAD_AFTER_MS);

export const isDead = ({ status, heartbeat_at: heartbeat }: SyncRunRow, now: Date): boolean =>
  status === 'running' && heartbeat < deadSince(now);

/** Starts a run, unless another is running: the database allows one at a time, over all processes. */
export async function beginRun(
  db: Kysely<Database>,
  now: Date,
  triggeredBy?: SyncTrigger,
): Promise<SyncRunRow | undefined> {
  await failInterruptedRuns(db, now, deadSince(now));
  const row: Insertable<SyncRunsTable> = {
    status: 'running',
    triggered_by: triggeredBy ?? null,
    started_at: now,
    heartbeat_at: now,
  };
  return db
    .insertInto('sync_runs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Shows that a run is alive, or ends it.
 * @throws Error when another process has declared it dead
 */
export async function updateRun(
  db: Kysely<Database>,
  id: number,
  change: Updateable<SyncRunsTable>,
): Promise<SyncRunRow> {
  const run = await db
    .updateTable('sync_runs')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst();
  if (!run) throw new Error(`Sync run ${id} is no longer running`);
  return run;
}

/** Fails the runs that dead processes left behind: all of them, or those silent since a time. */
export async function failInterruptedRuns(db: Kysely<Database>, now: Date, silentSince?: Date): Promise<void> {
  await db
    .updateTable('sync_runs')
    .set({ status: 'failed', finished_at: now, error_message: 'The server stopped before the sync had finished' })
    .where('status', '=', 'running')
    .$if(silentSince !== undefined, (query) => query.where('heartbeat_at', '<', silentSince!))
    .execute();
}

/** Deletes old runs, except those that later syncs build on: the first, and the last successful one. */
export async function forgetOldRuns(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('sync_runs')
    .where('status', '!=', 'running')
    .where('started_at', '<=', new Date(now.getTime() - SYNCS_KEPT_DAYS * 24 * 60 * 60_000))
    .where('id', '>', ({ selectFrom, fn }) => selectFrom('sync_runs').select(fn.min('id').as('id')))
    .where(({ eb, selectFrom, fn }) =>
      eb(
        'id',
        'is distinct from',
        selectFrom('sync_runs').select(fn.max('id').as('id')).where('status', '=', 'completed'),
      ),
    )
    .execute();
}

/** A run by its id as it stands in an address; undefined for what is no id, too. */
export async function findRun(db: Kysely<Database>, id: string): Promise<SyncRunRow | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return db.selectFrom('sync_runs').selectAll().where('id', '=', Number(id)).executeTakeFirst();
}

export async function isSyncRunning(db: Kysely<Database>): Promise<boolean> {
  const run = await db.selectFrom('sync_runs').select('id').where('status', '=', 'running').executeTakeFirst();
  return run !== undefined;
}

/** When adverts were imported for the first time, even if that run failed. */
export async function firstRunStart(db: Kysely<Database>): Promise<Date> {
  const first = await db.selectFrom('sync_runs').select('started_at').orderBy('id').limit(1).executeTakeFirstOrThrow();
  return first.started_at;
}
