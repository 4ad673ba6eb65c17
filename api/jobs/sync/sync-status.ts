import type { ListedSync, SyncRun, SyncStatus } from '@site/contract';
import type { Services } from '../../services.ts';
import { countOpenJobs } from '../open-jobs.ts';
import { isDead, type SyncRunRow } from './sync-run.ts';

export async function readSyncStatus({ db, config }: Pick<Services, 'db' | 'config'>): Promise<SyncStatus> {
  const newestRun = () => db.selectFrom('sync_runs').selectAll().orderBy('id', 'desc').limit(1);
  const latest = await newestRun().executeTakeFirst();
  const successful = await newestRun().where('status', '=', 'completed').executeTakeFirst();
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
