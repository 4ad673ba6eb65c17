import { ALREADY_SYNCING, type SyncRun, type SyncTrigger } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { allowStatements } from '../../db/statement-limit.ts';
import { FeedError } from '../../feeds/feed.ts';
import { errorFields } from '../../log.ts';
import { createLoop, type Loop } from '../../loop.ts';
import type { Services } from '../../services.ts';
import { AdvertTally } from './advert-tally.ts';
import { closeOverdue } from '../close-overdue.ts';
import { closeVanishedJobs, type ClosingResult } from './close-jobs.ts';
import { importJobs, type ImportCounts } from './import-jobs.ts';
import { refreshSearchWords } from '../search/correct-search.ts';
import { Spool } from './spool.ts';
import { beginRun, firstRunStart, updateRun, type SyncRunRow } from './sync-run.ts';
import { toSyncRun } from './sync-status.ts';
import { vacuumJobs } from './vacuum-jobs.ts';

const LOGGED_FAILURES = 10;
const BEAT_MS = 60_000;
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
  const { db, clock, log, follow } = services;
  const run = await beginRun(db, clock(), triggeredBy);
  if (!run) return undefined;
  try {
    const finished = await follow({ name: 'sync', facts: { trigger: triggeredBy ?? 'unknown' } }, () =>
      bringInLine(services, run),
    );
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

async function bringInLine(services: Services, run: SyncRunRow): Promise<SyncRun> {
  const finished = toSyncRun(await readAndStore(services, run));
  if (rowsChanged(finished) > 0) await vacuumJobs(services);
  return finished;
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

async function readAndStore(services: Services, run: SyncRunRow): Promise<SyncRunRow> {
  const spool = await Spool.open(services.config.dataDir, run.id);
  let heartbeat: Loop | undefined;
  try {
    const adverts = await readFeed(services, run, spool);
    heartbeat = heartbeatOf(services, run);
    return await allowStatements(WRITE_MS, () => store(services, run, spool, adverts));
  } finally {
    await heartbeat?.stop();
    await spool.close();
  }
}

/** Shows other servers on the database, while the run writes, that it is alive. The embedded one has no others. */
function heartbeatOf({ db, clock, log, config }: Services, { id }: SyncRunRow): Loop | undefined {
  if (config.databaseUrl === undefined) return undefined;
  const loop = createLoop({
    what: 'Showing that a sync is alive',
    everyMs: BEAT_MS,
    withinMs: BEAT_MS,
    failure: 'sync.heartbeat-failed',
    log,
    round: () => updateRun(db, id, { heartbeat_at: clock() }),
  });
  loop.start();
  return loop;
}

/** Puts the jobs of the feed into the spool. */
async function readFeed({ db, feed, clock, log }: Services, run: SyncRunRow, spool: Spool): Promise<AdvertTally> {
  const tally = new AdvertTally();
  for await (const part of feed.parts({ firstImport: await firstRunStart(db) })) {
    await spool.add(tally.add(part, clock()));
    await updateRun(db, run.id, {
      heartbeat_at: clock(),
      adverts_read: tally.read,
      adverts_total: feed.isExcerpt ? null : tally.total,
    });
  }
  await updateRun(db, run.id, { feed_read_at: clock() });
  if (tally.refused > 0)
    log.warn('sync.adverts-refused', { refused: tally.refused, first: tally.firstRefused.slice(0, LOGGED_FAILURES) });
  if (tally.refused > 0 && tally.refused === tally.read) await failWithoutJobs(db, run, tally);
  return tally;
}

/** A feed of which nothing can be used is out of order, not done with. @throws FeedError */
async function failWithoutJobs(
  db: Services['db'],
  run: SyncRunRow,
  { read, firstRefused, findings }: AdvertTally,
): Promise<never> {
  await updateRun(db, run.id, {
    jobs_processed: read,
    jobs_failed: read,
    failures: JSON.stringify(firstRefused),
    findings: JSON.stringify(findings.list()),
  });
  throw new FeedError(`None of the feed’s adverts could be used: ${firstRefused[0]?.reason}`);
}

function store(
  { db, clock, feed: { isExcerpt } }: Services,
  run: SyncRunRow,
  spool: Spool,
  adverts: AdvertTally,
): Promise<SyncRunRow> {
  return db.transaction().execute(async (transaction) => {
    const now = clock();
    await keepOthersFromChangingJobs(transaction);
    const overdue = await closeOverdue(transaction, now);
    const closing: ClosingResult = isExcerpt ? { closed: 0 } : await closeVanishedJobs(transaction, adverts, now);
    const vanished = 'closed' in closing ? closing.closed : 0;
    const { added, updated, ...imported } = await importAll(transaction, spool, now);
    const closed = overdue + vanished + imported.closed;
    if (added + updated + closed > 0) await refreshSearchWords(transaction);
    return updateRun(transaction, run.id, {
      status: 'completed',
      finished_at: now,
      jobs_processed: adverts.read,
      jobs_added: added,
      jobs_updated: updated,
      jobs_closed: closed,
      jobs_failed: adverts.refused,
      error_message: 'refused' in closing ? closing.refused : null,
      failures: JSON.stringify(adverts.firstRefused),
      findings: JSON.stringify(adverts.findings.list()),
    });
  });
}

async function importAll(transaction: Transaction<Database>, spool: Spool, now: Date): Promise<ImportCounts> {
  const counts = { added: 0, updated: 0, closed: 0 };
  for await (const jobs of spool.portions()) {
    const { added, updated, closed } = await importJobs(transaction, jobs, now);
    counts.added += added;
    counts.updated += updated;
    counts.closed += closed;
  }
  return counts;
}

/** Reads continue. Without the lock, a job cleared during the sync would count as unchanged, and stay missing. */
const keepOthersFromChangingJobs = (db: Transaction<Database>) =>
  sql`lock table jobs in share row exclusive mode`.execute(db);
