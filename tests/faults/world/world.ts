import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSmtpServer, type TestSmtpServer } from '@site/api/test-support';
import { startFeedServer, type FeedServer } from '../../resilience/feed-server.ts';
import { createCalls, endpoint, type Calls } from './calls.ts';
import { createDatabase, type DatabaseName, type WorldDatabase } from './database.ts';
import { createDisk, type Disk } from './disk.ts';
import { createLeftovers } from './leftovers.ts';
import { createMachine, type Machine } from './machine.ts';
import { createPeople, type People } from './people.ts';
import { createRemotes, type Remotes } from './remotes.ts';
import { createSite, type Site } from './site.ts';

export const STAFF_PASSWORD = 'depot-keys';
const JOBS = 60;
const IMPORTED_WITHIN_MS = 30_000;

/** When something was disturbed that may hide from a server what it has done. By the real clock. */
interface Disturbance {
  from: number;
  /** Undefined while it lasts. */
  to: number | undefined;
}

/** Everything around the servers, and the servers. */
export interface World {
  database: WorldDatabase;
  disk: Disk;
  machine: Machine;
  smtp: TestSmtpServer;
  feed: FeedServer;
  remotes: Remotes;
  sites: readonly Site[];
  /** What the servers are started with. */
  environment: Record<string, string>;
  calls: Calls;
  people: People;
  /** Whatever has begun and nobody waits for yet. */
  pending: Set<Promise<unknown>>;
  /** Faults that last, and how each ends. */
  faults: Map<string, () => unknown>;
  /** After each of them, a mail may be sent again: the site was kept from noting that it was accepted. */
  disturbances: Disturbance[];
  close(): Promise<void>;
}

export async function createWorld(name: DatabaseName): Promise<World> {
  await using started = new AsyncDisposableStack();
  const leftovers = createLeftovers();
  started.defer(leftovers.forget);
  const disk = createDisk();
  leftovers.add(disk.folder);
  started.defer(disk.remove);
  const place = mkdtempSync(join(tmpdir(), 'faults-machine-'));
  leftovers.add(place);
  started.defer(() => rmSync(place, { recursive: true, force: true }));
  const machine = createMachine(join(place, 'machine.json'));
  const remotes = await createRemotes();
  leftovers.add(remotes.place);
  started.defer(remotes.remove);
  const database = await createDatabase(name, disk.folder, remotes.record);
  if (database.folder) leftovers.add(database.folder);
  started.defer(database.stop);
  const [smtp, feed] = await Promise.all([startSmtpServer(), startFeedServer(JOBS)]);
  started.defer(async () => void (await Promise.all([smtp.close(), feed.close()])));
  const environment = {
    FAULTS_MACHINE: machine.file,
    DATA_DIR: disk.folder,
    DATABASE_URL: database.url,
    FEED_URL: feed.url,
    SMTP_URL: smtp.url,
    REMOTES_FOLDER: remotes.folder,
    TRUSTED_PROXIES: '1',
    STAFF_PASSWORD,
    LCRCA_PROPOSAL_PASSWORD: STAFF_PASSWORD,
    TRANSPORT_UK_PROPOSAL_PASSWORD: STAFF_PASSWORD,
  };
  const names = name === 'pglite' ? ['one'] : ['one', 'two'];
  const sites = names.map((each) => createSite(each, environment));
  started.defer(async () => void (await Promise.all(sites.map((site) => site.kill()))));
  await Promise.all(sites.map((site) => site.start()));
  const calls = createCalls();
  const slug = await openJob(calls, sites[0]!);
  const running = started.move();
  return {
    database,
    disk,
    machine,
    smtp,
    feed,
    remotes,
    sites,
    environment,
    calls,
    people: createPeople(calls, () => slug),
    pending: new Set(),
    faults: new Map(),
    disturbances: [],
    close: () => running.disposeAsync(),
  };
}

/** One that stays: the first syncs close none. Of two servers that start together, the other may still import. */
async function openJob(calls: Calls, site: Site): Promise<string> {
  const until = performance.now() + IMPORTED_WITHIN_MS;
  do {
    const { text } = await calls.get(site, endpoint('get-jobs'));
    const [job] = (JSON.parse(text) as { jobs: { slug: string }[] }).jobs;
    if (job) return job.slug;
    await wait(100);
  } while (performance.now() < until);
  throw new Error('The board is empty');
}
