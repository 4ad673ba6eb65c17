import type { Renderer } from '../../shell/src/entry-server.tsx';
import type { RegisteredRemote } from '../../shell/src/remotes/registry.ts';
import { toRegisteredRemote, type FoundRemote } from '../remotes/found-remote.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { Assignment } from '../remotes/assignment.ts';
import type { PageHosts } from '../rendering/page-hosts.ts';
import type { CreateShell } from './shell-host.ts';

/** The site in certain versions of its remotes. */
export interface ComposedSite {
  remotes: readonly FoundRemote[];
  /** What browsers are told of them. */
  registered: readonly RegisteredRemote[];
  /** Renders what no remote has. */
  shell: Renderer;
}

interface ComposerOptions {
  registry: Pick<LiveRegistry, 'current'>;
  hosts: PageHosts;
  createShell: CreateShell;
}

/** Composes the site for each assignment, once as long as the registry stays the same. */
export class SiteComposer {
  readonly #options: ComposerOptions;
  /** Of the current registry, by the versions that are assigned. */
  #sites = new Map<string, Promise<ComposedSite>>();
  #revision = '';

  constructor(options: ComposerOptions) {
    this.#options = options;
  }

  siteFor(assignment?: Assignment): Promise<ComposedSite> {
    const { revision } = this.#options.registry.current();
    if (this.#revision !== revision) this.#sites = new Map();
    this.#revision = revision;
    const key = Object.entries(assignment?.versions ?? {}).join();
    const site = this.#sites.get(key) ?? this.#compose(assignment);
    this.#sites.set(key, site);
    return site;
  }

  async #compose(assignment: Assignment | undefined): Promise<ComposedSite> {
    const { registry, createShell } = this.#options;
    const live = registry.current();
    const remotes = await Promise.all(
      live.remotes.map(async (remote) => {
        const version = assignment?.versions[remote.name];
        const build = version === undefined ? undefined : await live.build?.(remote.name, version);
        if (build) await this.#started(build);
        return build ? { ...remote, build } : remote;
      }),
    );
    const registered = remotes.map(toRegisteredRemote);
    return { remotes, registered, shell: await createShell(registered, new Error('No build of it was found')) };
  }

  /** Whoever gets a build first waits for it to start. If it does not, its pages say so. */
  async #started(build: RemoteBuild): Promise<void> {
    await this.#options.hosts
      .of(build)
      .facts()
      .catch(() => undefined);
  }
}

/** The build that has the page at this path; undefined for what the shell shows by itself. */
export function buildAt({ shell, remotes }: ComposedSite, pathname: string): RemoteBuild | undefined {
  const { routeId } = shell.match(pathname);
  return remotes.find(({ build }) => build?.routes.some(({ path }) => path === routeId))?.build;
}
