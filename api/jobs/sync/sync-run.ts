import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { SyncRunsTable } from '../../db/schema-jobs.ts';
import type { Database } from '../../db/schema.ts';

export type SyncRunRow = Selectable<SyncRunsTable>;

/** A run without an update for this long is dead. Longer than the feed's slowest page with its retries. */
const DEAD_AFTER_MS = 5 * 60_000;

/** Starts a run, unless another is running: the database allows one at a time, over all processes. */
export async function beginRun(db: Kysely<Database>, now: Date): Promise<SyncRunRow | undefined> {
  await failInterruptedRuns(db, now, new Date(now.getTime() - DEAD_AFTER_MS));
  const row: Insertable<SyncRunsTable> = { status: 'running', started_at: now, heartbeat_at: now };
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

export async function isSyncRunning(db: Kysely<Database>): Promise<boolean> {
  const run = await db.selectFrom('sync_runs').select('id').where('status', '=', 'running').executeTakeFirst();
  return run !== undefined;
}

/** When adverts were imported for the first time, even if that run failed. */
export async function firstRunStart(db: Kysely<Database>): Promise<Date> {
  const first = await db.selectFrom('sync_runs').select('started_at').orderBy('id').limit(1).executeTakeFirstOrThrow();
  return first.started_at;
}
