import {
  ALREADY_SYNCING,
  KEPT_REJECTED_ADVERTS,
  type RejectedAdvert,
  type SyncRun,
  type SyncTrigger,
} from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { allowStatements } from '../../db/statement-limit.ts';
import { FeedError, type FeedJob } from '../../feeds/feed.ts';
import { errorFields } from '../../log.ts';
import type { Services } from '../../services.ts';
import { closeVanishedJobs, type ClosingResult } from './close-jobs.ts';
import { importJobs } from './import-jobs.ts';
import { refreshSearchWords } from '../search/correct-search.ts';
import { beginRun, firstRunStart, updateRun, type SyncRunRow } from './sync-run.ts';
import { toSyncRun } from './sync-status.ts';
import { vacuumJobs } from './vacuum-jobs.ts';

const LOGGED_FAILURES = 10;
/** Each statement that writes: it may wait for another process that changes the jobs. */
const WRITE_MS = 2 * 60_000;

/**
 * Brings the jobs in line with the feed. Reads everything first and writes in one transaction, so a fault leaves the
 * jobs as they were; the run then has the status 'failed'.
 * @throws ApiProblem 409 while another sync is running
 */
export async function syncJobs(services: Services, triggeredBy?: SyncTrigger): Promise<SyncRun> {
  const run = await syncUnlessRunning(services, triggeredBy);
  if (!run) throw new ApiProblem(409, ALREADY_SYNCING);
  return run;
}

/** As `syncJobs`; undefined while another sync is running, in whichever process. */
export async function syncUnlessRunning(services: Services, triggeredBy?: SyncTrigger): Promise<SyncRun | undefined> {
  const { db, clock, log } = services;
  const run = await beginRun(db, clock(), triggeredBy);
  if (!run) return undefined;
  try {
    const feed = await readFeed(services, run);
    const finished = toSyncRun(await allowStatements(WRITE_MS, () => store(services, run, feed)));
    if (rowsChanged(finished) > 0) await vacuumJobs(services);
    log.info('sync.completed', { ...finished });
    return finished;
  } catch (error) {
    log.error('sync.failed', { run: run.id, ...errorFields(error) });
    const errorMessage = error instanceof FeedError ? error.message : 'The sync stopped because of a fault on our side';
    return toSyncRun(
      await updateRun(db, run.id, { status: 'failed', finished_at: clock(), error_message: errorMessage }),
    );
  }
}

export const rowsChanged = ({ jobsAdded, jobsUpdated, jobsClosed }: SyncRun): number =>
  jobsAdded + jobsUpdated + jobsClosed;

/** The sync of a database that has never seen one; undefined when it has, or another server is already syncing. */
export async function syncOnFirstStart(services: Services): Promise<SyncRun | undefined> {
  const earlier = await services.db
    .selectFrom('sync_runs')
    .select('id')
    .where('status', '=', 'completed')
    .executeTakeFirst();
  return earlier ? undefined : syncUnlessRunning(services, 'first-start');
}

interface FeedContents {
  jobs: FeedJob[];
  rejected: RejectedAdvert[];
  /** How many adverts the feed claims to hold. */
  total: number;
}

async function readFeed({ db, feed, clock, log }: Services, run: SyncRunRow): Promise<FeedContents> {
  const jobs = new Map<string, FeedJob>();
  const rejected: RejectedAdvert[] = [];
  let read = 0;
  let total = 0;
  for await (const page of feed.pages({ firstImport: await firstRunStart(db) })) {
    total = page.total;
    rejected.push(...page.rejected);
    for (const job of page.jobs) {
      if (jobs.has(job.externalId)) rejected.push({ externalId: job.externalId, reason: 'AdvertID appears twice' });
      else jobs.set(job.externalId, job);
    }
    read += page.jobs.length + page.rejected.length;
    await updateRun(db, run.id, {
      heartbeat_at: clock(),
      adverts_read: read,
      adverts_total: feed.isExcerpt ? null : total,
    });
  }
  await updateRun(db, run.id, { feed_read_at: clock() });
  if (rejected.length > 0)
    log.warn('sync.adverts-refused', { refused: rejected.length, first: rejected.slice(0, LOGGED_FAILURES) });
  return { jobs: [...jobs.values()], rejected, total };
}

function store(
  { db, clock, feed: { isExcerpt } }: Services,
  run: SyncRunRow,
  { jobs, rejected, total }: FeedContents,
): Promise<SyncRunRow> {
  return db.transaction().execute(async (transaction) => {
    const now = clock();
    await keepOthersFromChangingJobs(transaction);
    const ids = [...jobs, ...rejected].map(({ externalId }) => externalId);
    const adverts = {
      present: new Set(ids.filter((id) => id !== null)),
      unnamed: ids.filter((id) => id === null).length,
      total,
    };
    const closing: ClosingResult = isExcerpt ? { closed: 0 } : await closeVanishedJobs(transaction, adverts, now);
    const closed = 'closed' in closing ? closing.closed : 0;
    const { added, updated } = await importJobs(transaction, jobs, now);
    if (added + updated + closed > 0) await refreshSearchWords(transaction);
    return updateRun(transaction, run.id, {
      status: 'completed',
      finished_at: now,
      jobs_processed: jobs.length + rejected.length,
      jobs_added: added,
      jobs_updated: updated,
      jobs_closed: closed,
      jobs_failed: rejected.length,
      error_message: 'refused' in closing ? closing.refused : null,
      failures: JSON.stringify(rejected.slice(0, KEPT_REJECTED_ADVERTS)),
    });
  });
}

/** Reads continue. Without the lock, a job cleared during the sync would count as unchanged, and stay missing. */
const keepOthersFromChangingJobs = (db: Transaction<Database>) =>
  sql`lock table jobs in share row exclusive mode`.execute(db);
