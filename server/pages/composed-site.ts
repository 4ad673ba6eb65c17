import { matchPath } from 'react-router-dom';
import type { Renderer } from '../../shell/src/entry-server.tsx';
import { legalLinks, mainNavigation, quickLinks, services } from '../../shell/src/layout/navigation.ts';
import type { RegisteredRemote } from '../../shell/src/remotes/registry.ts';
import { toRegisteredRemote, type FoundRemote } from '../remotes/found-remote.ts';
import type { LiveRegistry } from './live-registry.ts';
import { withNeeded } from '../remotes/links.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { Assignment } from '../remotes/assignment.ts';
import type { PageHosts } from '../rendering/page-hosts.ts';
import type { CreateShell } from './shell-host.ts';

/** The site in certain versions of its remotes. */
export interface ComposedSite {
  remotes: readonly FoundRemote[];
  /**
   * The remotes that a page of this one may lead to without a new document. A link to any other opens one: the router
   * leaves an address that it does not know to the server. A page of the shell alone may lead to all.
   */
  reachFrom(remote?: string): Reach;
  /** Renders what no remote has. */
  shell: Renderer;
}

interface Reach {
  remotes: readonly FoundRemote[];
  /** What browsers are told of them. */
  registered: readonly RegisteredRemote[];
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
    const sites = this.#sites;
    const site = sites.get(key) ?? this.#compose(assignment);
    sites.set(key, site);
    // Whoever comes next tries again.
    site.catch(() => sites.delete(key));
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
    const all = reachOf(remotes);
    const reaches = reachesIn(remotes);
    return {
      remotes,
      reachFrom: (remote = '') => reaches.get(remote) ?? all,
      shell: await createShell(all.registered, new Error('No build of it was found')),
    };
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

const LAYOUT_PATHS = [...mainNavigation, ...quickLinks, ...services, ...legalLinks].map(({ href }) =>
  href.replace(/#.*/, ''),
);

const isInLayout = ({ paths }: FoundRemote): boolean =>
  LAYOUT_PATHS.some((href) => paths.some((path) => matchPath(path, href)));

/**
 * What each remote's pages lead to by links and fragments, their own and the layout's, and on from there. A build that
 * says nothing of its fragments, such as one of other tools, may lead anywhere.
 */
function reachesIn(remotes: readonly FoundRemote[]): ReadonlyMap<string, Reach> {
  const everywhere = remotes.map(({ name }) => ({ remote: name, path: '' }));
  const parts = remotes.map((remote) => {
    const { name, build: { places, links } = {} } = remote;
    return { name, links: (places && links) ?? everywhere, places, remote };
  });
  const layout = remotes.filter(isInLayout).map(({ name }) => name);
  return new Map(
    remotes.map(({ name }) => [name, reachOf(withNeeded([...layout, name], parts).map(({ remote }) => remote))]),
  );
}

const reachOf = (remotes: readonly FoundRemote[]): Reach => ({
  remotes,
  registered: remotes.map(toRegisteredRemote),
});
