import type { ListedSync, SyncRun, SyncStatus } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { countOpenJobs } from '../open-jobs.ts';
import { isDead, type SyncRunRow } from './sync-run.ts';

const newestRun = (db: Kysely<Database>) => db.selectFrom('sync_runs').selectAll().orderBy('id', 'desc').limit(1);

export const latestRun = (db: Kysely<Database>) => newestRun(db).executeTakeFirst();

export const latestSuccess = (db: Kysely<Database>) =>
  newestRun(db).where('status', '=', 'completed').executeTakeFirst();

/** When all of the feed was last read: what it no longer had is closed since. Undefined before the first time. */
export async function latestWholeRead(db: Kysely<Database>): Promise<Date | undefined> {
  const run = await newestRun(db)
    .where('status', '=', 'completed')
    .where('adverts_total', 'is not', null)
    .executeTakeFirst();
  return run?.feed_read_at ?? undefined;
}

export async function readSyncStatus({ db, config }: Pick<Services, 'db' | 'config'>): Promise<SyncStatus> {
  const latest = await latestRun(db);
  const successful = await latestSuccess(db);
  return {
    totalActiveJobs: await countOpenJobs(db),
    lastSuccessfulSync: successful?.finished_at ? { completedAt: successful.finished_at.toISOString() } : null,
    latestSync: latest ? toSyncRun(latest) : null,
    mode: config.syncMode,
  };
}

export const toSyncRun = (run: SyncRunRow): SyncRun => ({
  status: run.status,
  jobsProcessed: run.jobs_processed,
  jobsAdded: run.jobs_added,
  jobsUpdated: run.jobs_updated,
  jobsClosed: run.jobs_closed,
  jobsFailed: run.jobs_failed,
  errorMessage: run.error_message,
});

export const toListedSync = (run: SyncRunRow, now: Date): ListedSync => ({
  id: run.id,
  startedAt: run.started_at.toISOString(),
  finishedAt: run.finished_at?.toISOString() ?? null,
  triggeredBy: run.triggered_by,
  ...toSyncRun(run),
  advertsRead: run.adverts_read,
  advertsTotal: run.adverts_total,
  feedReadAt: run.feed_read_at?.toISOString() ?? null,
  isSilent: isDead(run, now),
});
