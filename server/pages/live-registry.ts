import { type Log, withDeadline, within } from '@site/api/program';
import type { FoundRemote } from '../remotes/found-remote.ts';
import type { Registry } from '../remotes/registry.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { PageHosts } from '../rendering/page-hosts.ts';

interface LiveRegistryOptions {
  findRemotes: () => Promise<Registry>;
  hosts: PageHosts;
  log: Log;
  /** How long a newly released remote may go unnoticed, in milliseconds. */
  refreshEvery: number;
  /** How long whoever asks for a page waits for a reading, in milliseconds. */
  readWithin?: number;
}

const READ_WITHIN_MS = 3_000;
/** A server that starts waits for versions at origins. */
const READING_MS = 60_000;

/** The registry as visitors have it: with builds that run here. */
export interface LiveRegistry {
  /**
   * Its revision never comes back, not even when builds do: a page that was made while they changed is kept under the
   * revision before, and would be found again after a rollback.
   */
  current(): Registry;
  /** Reads it again where that is due. */
  refreshWhenDue(): Promise<void>;
  /** Reads it now, and resolves when what it says is in force, or cannot be. */
  refresh(): Promise<void>;
}

/**
 * Keeps the registry up to date. Nobody waits for a new build to start: until it runs here, its remote has the build
 * before, and so it has when the new one does not start. Other remotes' builds do not wait for it either.
 */
export async function createLiveRegistry({
  findRemotes,
  hosts,
  log,
  refreshEvery,
  readWithin = READ_WITHIN_MS,
}: LiveRegistryOptions): Promise<LiveRegistry> {
  let found: Registry = { remotes: [], revision: '' };
  let current = found;
  let composition: string | undefined;
  let changes = 0;
  let reads = 0;
  let readAt = 0;
  /** By remote: what runs here. */
  const running = new Map<string, RemoteBuild>();
  /** By a build's base: its start, and why it failed. */
  const starting = new Map<string, Promise<void>>();
  const failures = new Map<string, string>();
  /** Builds that should run here, and do not yet. */
  let awaited: readonly RemoteBuild[] = [];

  /** Resolves when it has been read; `inForce` when its new builds have started, or have not been able to. */
  async function read(): Promise<{ inForce: Promise<unknown> }> {
    readAt = performance.now();
    const number = (reads += 1);
    const latest = await withDeadline('Reading the registry', READING_MS, findRemotes);
    // A later reading may have been faster.
    if (number === reads) found = latest;
    const before = awaited;
    awaited = found.remotes.flatMap(({ build }) => (build && isNew(build) ? [build] : []));
    // Its code may be busy for ever.
    for (const build of before) if (isNew(build) && !isWanted(build)) hosts.end(build);
    const starts = awaited.map(start);
    adopt();
    return { inForce: Promise.all(starts) };
  }

  const isWanted = ({ base }: RemoteBuild) => found.remotes.some(({ build }) => build?.base === base);
  const isNew = ({ name, base }: RemoteBuild) => running.get(name)?.base !== base;

  function start(build: RemoteBuild): Promise<void> {
    const begun = starting.get(build.base) ?? begin(build).finally(() => starting.delete(build.base));
    starting.set(build.base, begun);
    return begun;
  }

  async function begin(build: RemoteBuild): Promise<void> {
    const { name: remote, version, base } = build;
    try {
      await hosts.of(build).facts();
      failures.delete(base);
      if (isWanted(build)) running.set(remote, build);
    } catch (error) {
      const message = String(error);
      // It is started again at the next reading.
      if (!failures.has(base) && isWanted(build))
        log.error('remote.rejected', { remote, version, message, served: running.get(remote)?.version ?? null });
      failures.set(base, message);
    }
    adopt();
  }

  function adopt(): void {
    const remotes = found.remotes.map(withRunningBuild);
    const builds = remotes.map(({ name, build }) => `${name}@${build?.version}`).join();
    const latest = `${found.revision} ${builds}`;
    if (latest !== composition) {
      log.info('registry.changed', { revision: latest });
      composition = latest;
      changes += 1;
    }
    // Also when only a build was rejected: staff read why.
    current = { ...found, remotes, revision: String(changes) };
    hosts.keepOnly(remotes.flatMap(({ build }) => build ?? []));
  }

  function withRunningBuild(remote: FoundRemote): FoundRemote {
    const { name, build } = remote;
    const before = running.get(name);
    if (!build || !before || before.base === build.base) return remote;
    const failure = failures.get(build.base);
    return {
      ...remote,
      build: before,
      ...(failure !== undefined && { rejected: { version: build.version, reasons: [failure] } }),
    };
  }

  const { inForce } = await read();
  await inForce;
  return {
    current: () => current,
    async refreshWhenDue() {
      if (performance.now() - readAt < refreshEvery) return;
      const reading = read().catch((error: unknown) => log.error('registry.unreadable', { message: String(error) }));
      // What it says later is for those who come later.
      await within(readWithin, reading, undefined);
    },
    async refresh() {
      const { inForce: now } = await read();
      await now;
    },
  };
}
