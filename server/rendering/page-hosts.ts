import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log } from '@site/api/program';
import type { RemoteModule } from '@site/remote-kit';
import type { createRenderer } from '../../shell/src/entry-server.tsx';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { PublicDataLayer } from './data-layer.ts';
import { createInProcessHost } from './in-process-host.ts';
import type { PageFailureReport, PageHost } from './page-host.ts';
import type { Limits } from './running-thread.ts';
import { createThreadHost, LIMITS } from './thread-host.ts';

export interface PageHostsOptions {
  /** The shell's server bundle, for threads of their own; without it, remotes run in this one. */
  isolatedWith?: string | undefined;
  /** The shell's code, for this thread. */
  loadRenderer: () => Promise<typeof createRenderer>;
  dataLayer?: PublicDataLayer | undefined;
  siteUrl?: string | undefined;
  log: Log;
  /** Of threads; default: what visitors wait for. */
  limits?: Limits;
  /** Called with each page that failed; default: the log has all of it. */
  onFailure?: ((failure: PageFailureReport, build: RemoteBuild) => void) | undefined;
  /** Whether threads say what their code leaves behind: `ThreadData`. */
  watched?: readonly string[];
}

export interface PageHosts {
  /** The host of this build, which is started when it is first needed. */
  of(build: RemoteBuild): PageHost;
  /** Ends all hosts but those of these builds and those that were used lately. */
  keepOnly(builds: readonly RemoteBuild[]): void;
  /** Ends the host of this build at once. */
  end(build: RemoteBuild): void;
  close(): Promise<void>;
}

/** How long the host of a build that is no longer live outlasts its last use, for a preview or a page in flight. */
const UNUSED_MS = 5 * 60_000;

/** The hosts of all builds that are in use. */
export function createPageHosts({
  isolatedWith,
  loadRenderer,
  dataLayer,
  siteUrl,
  log,
  limits = LIMITS,
  onFailure: onPageFailed = (failure, { name: remote, version }) =>
    log.error('page.failed', { remote, version, ...failure }),
  watched,
}: PageHostsOptions): PageHosts {
  /** By the base of the build. */
  const hosts = new Map<string, { host: PageHost; usedAt: number }>();

  function start(build: RemoteBuild): PageHost {
    const { name: remote, version, base, code, files } = build;
    const onFailure = (failure: PageFailureReport) => onPageFailed(failure, build);
    if (isolatedWith !== undefined && 'file' in code) {
      const bundle = code.file;
      const folder = join(dirname(bundle), '..');
      const data = { remote, base, bundle, folder, files, renderer: isolatedWith, dataLayer, siteUrl, watched };
      return createThreadHost({ data, version, log, onFailure, limits });
    }
    const load = 'file' in code ? () => importBundle(code.file) : code.load;
    return createInProcessHost({ remote, load, loadRenderer, dataLayer, siteUrl, onFailure });
  }

  function end(base: string): void {
    void hosts.get(base)?.host.close();
    hosts.delete(base);
  }

  return {
    of(build) {
      // Sources may change at any time.
      if (!build.builtAt) return start(build);
      const known = hosts.get(build.base) ?? { host: start(build), usedAt: 0 };
      known.usedAt = performance.now();
      hosts.set(build.base, known);
      return known.host;
    },
    keepOnly(builds) {
      const wanted = new Set(builds.map(({ base }) => base));
      for (const [base, { usedAt }] of hosts)
        if (!wanted.has(base) && performance.now() - usedAt >= UNUSED_MS) end(base);
    },
    end: ({ base }) => end(base),
    async close() {
      await Promise.all([...hosts.values()].map(({ host }) => host.close()));
    },
  };
}

const importBundle = (file: string) => import(pathToFileURL(file).href) as Promise<RemoteModule>;
