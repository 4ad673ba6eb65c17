import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Api, Host } from '@site/api';
import type { RunningRemote } from '@site/contract';
import { ownContract } from '@site/protocol/compatibility.ts';
import type { SharedPackages } from '@site/remote-kit/descriptor.ts';
import shellPackage from '../../../shell/package.json' with { type: 'json' };
import type { Pages } from '../../pages/pages.ts';
import type { FoundRemote } from '../../remotes/found-remote.ts';
import type { RemoteBuild } from '../../remotes/remote-build.ts';
import { readVersionNames } from '../deprecated-names/read-version-names.ts';
import type { HealthWatch } from '../gradual/health/health-watch.ts';
import type { Releases } from '../history/releases.ts';
import { readPackages } from './read-packages.ts';
import { readReleased, type PointerFacts } from './read-released.ts';
import { readRemoteCalls } from './read-remote-calls.ts';

interface HostOptions {
  pages: Pick<Pages, 'refresh' | 'remotes'>;
  /** What this shell shares. */
  provided: SharedPackages;
  /** The folder of its build; missing where it is served from its sources. */
  shellDist?: string;
  /** Missing where nothing is released: every remote runs in its newest build. */
  releases?: Releases | undefined;
  /** Missing where nobody counts. */
  health?: Pick<HealthWatch, 'figures'> | undefined;
}

type Sizes = Pick<RunningRemote, 'entryBytes' | 'jsBytes' | 'cssBytes'>;

/**
 * The API, which also knows the remotes, for staff. `host` is called only when an endpoint asks it something: while
 * builds are tried before the site opens, there is none yet.
 */
export function withHost(api: Api, host: () => Host): Api {
  const known: Host = {
    composition: () => host().composition(),
    figures: (remotes) => host().figures(remotes),
  };
  return { ...api, fetch: (request, around) => api.fetch(request, { ...around, host: known }) };
}

/** What the API asks of the server around it. */
export function createHost({ pages, provided, shellDist, releases, health }: HostOptions): Host {
  const offered = ownContract();
  const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  const shell = { version: shellPackage.version, shared: provided.versions, node: process.version, startedAt };
  /** By address: a build that is published does not change. */
  const known = new Map<string, Promise<Sizes>>();

  function sizesOf(build: RemoteBuild): Promise<Sizes> {
    const sizes = known.get(build.base) ?? readSizes(build);
    known.set(build.base, sizes);
    // The next reader tries again.
    sizes.catch(() => known.delete(build.base));
    return sizes;
  }

  async function describe({
    name,
    paths,
    build,
    rejected,
    problem,
  }: FoundRemote): Promise<Omit<RunningRemote, keyof PointerFacts>> {
    return {
      name,
      status: build ? (rejected ? 'earlier' : 'current') : 'missing',
      version: build?.version ?? null,
      builtAt: build?.builtAt?.toISOString() ?? null,
      ...(build ? await sizesOf(build).catch(() => UNKNOWN) : UNKNOWN),
      shared: build?.shared ?? {},
      routes: build?.routes.map(({ path }) => path) ?? [...paths],
      refusedVersion: rejected?.version ?? null,
      problem: rejected?.reasons.join('; ') ?? problem ?? null,
    };
  }

  return {
    async composition() {
      await pages.refresh();
      const { pointerOf, versions, changes } = await readReleased(releases);
      const remotes = await Promise.all(
        pages.remotes().map(async (remote) => ({ ...(await describe(remote)), ...pointerOf(remote.name) })),
      );
      const packages = await readPackages(shellDist, pages.remotes());
      const calls = await readRemoteCalls(pages.remotes(), offered);
      const recorded = await readVersionNames({ remotes: pages.remotes, releases });
      const deprecatedNames = recorded.map(({ names, ...version }) => ({
        ...version,
        names: names?.filter(({ at }) => at.length > 0) ?? null,
      }));
      return { shell, remotes, versions, changes, packages, calls, deprecatedNames };
    },
    figures: async (remotes) => (await health?.figures(remotes)) ?? [],
  };
}

const UNKNOWN: Sizes = { entryBytes: null, jsBytes: null, cssBytes: null };

async function readSizes({ versions, version: folder, entry }: RemoteBuild): Promise<Sizes> {
  if (versions === undefined) return UNKNOWN;
  const client = join(versions, folder, 'client');
  const bytesOf = async (pattern: string) => {
    const files = await Array.fromAsync(glob(join(client, pattern)));
    const found = await Promise.all(files.map((file) => stat(file)));
    return found.reduce((sum, { size }) => sum + size, 0);
  };
  const [entryBytes, jsBytes, cssBytes] = await Promise.all([entry, '**/*.js', '**/*.css'].map(bytesOf));
  return { entryBytes: entryBytes!, jsBytes: jsBytes!, cssBytes: cssBytes! };
}
