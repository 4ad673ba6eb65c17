import type { Services } from '@site/api';
import { createLoop, errorFields, withDeadline } from '@site/api/program';
import type { VersionFigures } from '@site/contract';
import { ReleaseRefused } from '../../history/release-refused.ts';
import type { RemotePointer } from '../../history/release-state.ts';
import type { Releases } from '../../history/releases.ts';
import { gradualSince } from '../gradual-since.ts';
import { reasonToReturn } from './health-rule.ts';
import {
  addHealth,
  emptyHealth,
  mergeHealth,
  minuteOf,
  readHealth,
  sumHealth,
  type HealthMeasure,
  type RemoteHealth,
  type VersionHealth,
} from './health.ts';
import { readFigures, type Served } from './read-figures.ts';

const FLUSH_MS = 2_000;
const WITHIN_MS = 20_000;
/** Of what was counted last, when the server stops. */
const LAST_WRITE_MS = 1_000;
/** How long another server may take to write what it counts in a minute: its clock may be late, too. */
const SETTLED_MS = 5 * 60_000;

/** What was counted of a remote in minutes whose counts can no longer change. */
interface Settled {
  since: Date;
  until: Date;
  seen: VersionHealth[];
}

interface VersionOf {
  remote: string;
  version: string;
}

/** Counts how visitors fare with versions of remotes, and ends gradual releases that do worse than the live version. */
export interface HealthWatch {
  /** Counts one observation, in memory. */
  count(seen: VersionOf, measure: HealthMeasure, outcome: { failed: boolean }): void;
  /** Whether visitors get this version, or got it before the one that is live. */
  isServed(seen: VersionOf): boolean;
  /** How visitors fare with the versions of these remotes, as all servers have counted it. */
  figures(remotes: readonly Served[]): Promise<VersionFigures[]>;
  /** Writes what was counted into the database and then decides, every two seconds until `stop`. */
  start(): void;
  /** Resolves when everything that was counted has been written, or cannot be. */
  stop(): Promise<void>;
  /** Does it once. For tests. @throws when the database does not answer; what was counted is then kept */
  flush(): Promise<void>;
}

/** Any number may run on one database: what they count is summed, and one of them ends a release. */
export function createHealthWatch(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  releases: Pick<Releases, 'pointers' | 'history' | 'change'>,
): HealthWatch {
  let counted = new Map<string, VersionHealth>();
  const settled = new Map<string, Settled>();
  let pointers: readonly RemotePointer[] = [];

  const entryOf = ({ remote, version }: VersionOf): RemoteHealth => {
    const key = `${remote}@${version}`;
    const entry = counted.get(key) ?? { remote, version, health: emptyHealth() };
    counted.set(key, entry);
    return entry.health;
  };

  async function write(): Promise<void> {
    const taken = counted;
    counted = new Map();
    try {
      await addHealth(db, clock(), [...taken.values()]);
    } catch (error) {
      for (const { health, ...version } of taken.values()) mergeHealth(entryOf(version), health);
      throw error;
    }
  }

  /** A release may take days: each round reads only what may have changed since the one before. */
  async function readSince(remote: string, since: Date): Promise<VersionHealth[]> {
    const known = settled.get(remote);
    const before = known?.since.getTime() === since.getTime() ? known : { since, until: since, seen: [] };
    const until = new Date(Math.max(before.until.getTime(), minuteOf(clock()).getTime() - SETTLED_MS));
    const added = until > before.until ? await readHealth(db, [{ remote, since: before.until, until }]) : [];
    const seen = sumHealth([before.seen, added]);
    settled.set(remote, { since, until, seen });
    return sumHealth([seen, await readHealth(db, [{ remote, since: until }])]);
  }

  async function decide(pointer: RemotePointer): Promise<void> {
    const { remote, live, gradual, isPinned, revision } = pointer;
    if (!gradual || live === null || isPinned) return;
    const { version } = gradual;
    const since = await gradualSince(releases, pointer);
    if (!since) return;
    const seen = await readSince(remote, since);
    const healthOf = (wanted: string) => seen.find((one) => one.version === wanted)?.health ?? emptyHealth();
    const reason = reasonToReturn(healthOf(version), healthOf(live));
    if (reason === undefined) return;
    try {
      await releases.change({ remote, action: 'return', note: reason, revision }, 'health');
    } catch (error) {
      // Another server, or somebody's command, came first.
      if (error instanceof ReleaseRefused) return;
      throw error;
    }
    log.warn('remote.returned', { remote, version, live, message: reason });
  }

  async function flush(): Promise<void> {
    await write();
    pointers = await releases.pointers();
    for (const pointer of pointers) await decide(pointer);
  }

  const loop = createLoop({
    what: 'Writing the health of remotes',
    everyMs: FLUSH_MS,
    withinMs: WITHIN_MS,
    failure: 'health.failed',
    log,
    round: flush,
  });

  return {
    count(seen, measure, { failed }) {
      const tally = entryOf(seen)[measure];
      tally.total += 1;
      if (failed) tally.bad += 1;
    },
    isServed: ({ remote, version }) =>
      pointers.some(
        (pointer) =>
          pointer.remote === remote && [pointer.live, pointer.gradual?.version, pointer.lastGood].includes(version),
      ),
    figures: (remotes) => readFigures({ db, clock }, remotes),
    start: loop.start,
    async stop() {
      await loop.stop(LAST_WRITE_MS);
      await withDeadline('Writing the health of remotes', LAST_WRITE_MS, write).catch((error: unknown) =>
        log.error('health.failed', errorFields(error)),
      );
    },
    flush,
  };
}
