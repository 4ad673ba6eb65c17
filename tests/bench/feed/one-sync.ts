/** One sync on a new database, in a process of its own, which says how it went: `one-sync.ts <feed> [<database>]`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SyncRun } from '@site/contract';
import { loadConfig } from '../../../api/config.ts';
import { feedLimits } from '../../../api/feeds/limits.ts';
import { threadFeed } from '../../../api/feeds/thread-feed.ts';
import { syncJobs } from '../../../api/jobs/sync/sync.ts';
import { createLog } from '../../../api/log.ts';
import { createServices } from '../../../api/services.ts';
import { watchTurns } from './turns.ts';

export interface SyncFigures {
  /** Milliseconds. */
  longestTurn: number;
  /** Milliseconds of the processor; the longest turn has what other processes took as well. */
  busiestTurn: number;
  /** Megabytes. */
  idle: number;
  peak: number;
  seconds: number;
  run: SyncRun;
  /** Of the first advert that was refused. */
  reason: string | undefined;
}

/** What the shipped unit allows. */
const UNIT_BYTES = 1024 ** 3;

const [feedUrl, databaseUrl] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-feed-'));
const feed = threadFeed({ feedUrl, feedFile: '', size: { pageSize: 1000 }, limits: feedLimits(UNIT_BYTES) });
const services = await createServices({ ...loadConfig({}), dataDir, databaseUrl }, { feed, log: createLog(() => {}) });
// Until nothing is left of the start.
await wait(2_000);
global.gc?.();
const megabytes = () => process.memoryUsage.rss() / 1024 ** 2;
const idle = megabytes();
let peak = idle;
const samples = setInterval(() => (peak = Math.max(peak, megabytes())), 20);
const endWatch = watchTurns();
const startedAt = performance.now();
const run = await syncJobs(services);
const seconds = (performance.now() - startedAt) / 1000;
const turns = endWatch();
clearInterval(samples);
const { failures } = await services.db.selectFrom('sync_runs').select('failures').executeTakeFirstOrThrow();
process.send?.({ ...turns, idle, peak, seconds, run, reason: failures[0]?.reason } satisfies SyncFigures);
await services.close();
rmSync(dataDir, { recursive: true, force: true });
process.disconnect?.();
