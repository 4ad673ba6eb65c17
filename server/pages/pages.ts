import type { Api } from '@site/api';
import type { Log } from '@site/api/program';
import { createApiClient, type VersionId } from '@site/contract';
import type { Feed } from '@site/remote-kit';
import type { createRenderer, DescribedPage, RenderedPage } from '../../shell/src/entry-server.tsx';
import type { PageFailure } from '../../shell/src/page-state.ts';
import { READ_MS } from '../http/deadline.ts';
import type { Assignment } from '../remotes/assignment.ts';
import type { FoundRemote } from '../remotes/found-remote.ts';
import type { Registry } from '../remotes/registry.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { PublicDataLayer } from '../rendering/data-layer.ts';
import type { FoundAddresses, PageFacts, PageFile } from '../rendering/page-host.ts';
import type { PageHosts } from '../rendering/page-hosts.ts';
import { buildAt, SiteComposer } from './composed-site.ts';
import { createLiveRegistry } from './live-registry.ts';
import type { CallOutcome } from './page-calls.ts';
import { FRAGMENTS_MS, PageFragments, type FragmentFiles } from './page-fragments.ts';
import { PageVisits, type CallTimeouts } from './page-visits.ts';
import { shellCreator } from './shell-host.ts';

interface PagesOptions {
  api: Api;
  log: Log;
  findRemotes: () => Promise<Registry>;
  hosts: PageHosts;
  /** The shell's server bundle. */
  loadRenderer: () => Promise<typeof createRenderer>;
  /** Where jobs and categories are read from directly; default: `api`. */
  dataLayer?: PublicDataLayer | undefined;
  /** The site's origin, if it is configured: canonical URLs and shared links use it. */
  siteUrl?: string | undefined;
  /** How long a newly released remote may go unnoticed, in milliseconds. */
  refreshEvery?: number;
  /** A page says that it lacks something when a call is not answered in time. */
  callTimeouts?: CallTimeouts;
  /** How long a page waits for parts of other remotes, in milliseconds. */
  fragmentsWithin?: number;
  /** Called with each page that was rendered for visitors, or was not. */
  onRendered?: (page: RenderedOutcome) => void;
  /** Called with each page that the panel replaces; default: the log has all of it. */
  onFailure?: Parameters<typeof shellCreator>[0]['onFailure'];
}

/** How it went when the server rendered a remote's page. */
interface RenderedOutcome {
  remote: string;
  version: string;
  failed: boolean;
}

/** Visitors who have sent something are kept waiting longer than those who read. */
const CALL_TIMEOUTS: CallTimeouts = { read: READ_MS, post: 20_000 };
const SERVER_ERROR = 500;

/** A page, and what came of the calls made for it. */
export interface PageAnswer extends RenderedPage, Readonly<CallOutcome> {
  /** The build that the page is from; none for what the shell shows by itself. */
  build?: RemoteBuild | undefined;
  /** Those that the page leads to, in the versions that this visitor gets. */
  remotes: readonly FoundRemote[];
  /** What browsers need for the parts of other remotes. */
  fragmentFiles: readonly FragmentFiles[];
}

/** A page of a remote, without its content. */
interface FoundPage {
  /** The remote's path pattern. */
  routeId: string;
  facts: PageFacts;
}

/** What one remote tells search engines. */
interface RemoteAddresses extends FoundAddresses {
  remote: string;
  version: string;
}

export interface Pages {
  /** A page, or the redirect that its loader or action returned instead. */
  render(request: Request, assignment?: Assignment): Promise<PageAnswer | Response>;
  /** The page's layout, with the reason why the visitor does not get the page. */
  refuse(request: Request, refusal: PageFailure): Promise<PageAnswer | Response>;
  /** Whether this server has a version of a remote, and the shell fits it. */
  canServe(version: VersionId): Promise<boolean>;
  /** A version of a remote, where this server has it. */
  build(version: VersionId): Promise<RemoteBuild | undefined>;
  /** The metadata of the page that everybody gets, or the redirect that its loader returned instead. */
  describe(request: Request): Promise<(DescribedPage & Pick<PageAnswer, 'lacksData'>) | Response>;
  /** A feed or a document that a page makes. */
  file(request: Request, file: PageFile): Promise<Feed | Response>;
  /**
   * The page at this path; undefined where no remote has one.
   * @throws when its code cannot be loaded
   */
  find(pathname: string, assignment?: Assignment): Promise<FoundPage | undefined>;
  /** Whether the page at this path depends on the visitor; false where its code cannot be loaded. */
  isPrivate(pathname: string, assignment?: Assignment): Promise<boolean>;
  /** Bytes that a form posted to this path may have; undefined for the default. */
  largestForm(pathname: string, assignment?: Assignment): Promise<number | undefined>;
  /** The addresses that search engines may show, of each remote. */
  addresses(): Promise<readonly RemoteAddresses[]>;
  /**
   * Names what pages are made from, data and builds, after reading the registry again where that is due. Undefined
   * where nothing may be cached.
   */
  revision(): Promise<string | undefined>;
  /** Reads the registry now, and resolves when what it says is in force. */
  refresh(): Promise<void>;
  /** The remotes as last read from the registry. */
  remotes(): readonly FoundRemote[];
}

/** Pages of the remotes that are currently in the registry: releasing one needs no restart. */
export async function createPages({
  api,
  log,
  findRemotes,
  hosts,
  loadRenderer,
  dataLayer,
  siteUrl,
  refreshEvery = 2_000,
  callTimeouts = CALL_TIMEOUTS,
  fragmentsWithin = FRAGMENTS_MS,
  onRendered = () => undefined,
  onFailure = (failure, of) => log.error('page.failed', { ...failure, ...of }),
}: PagesOptions): Promise<Pages> {
  const registry = await createLiveRegistry({ findRemotes, hosts, log, refreshEvery });
  const createShell = shellCreator({ loadRenderer, dataLayer, siteUrl, onFailure });
  const composer = new SiteComposer({ registry, hosts, createShell });
  const fragments = new PageFragments({ hosts, log, within: fragmentsWithin });
  const visits = new PageVisits({ api, hosts, createShell, timeouts: callTimeouts, log });

  async function currentSite(assignment?: Assignment) {
    await registry.refreshWhenDue();
    return composer.siteFor(assignment);
  }

  async function find(pathname: string, assignment?: Assignment): Promise<FoundPage | undefined> {
    const site = await currentSite(assignment);
    const build = buildAt(site, pathname);
    if (!build) return undefined;
    const { routeId } = site.shell.match(pathname);
    const facts = (await hosts.of(build).facts())[routeId];
    return facts && { routeId, facts };
  }

  const factsAt = async (pathname: string, assignment?: Assignment) =>
    (await find(pathname, assignment).catch(() => undefined))?.facts;

  return {
    async render(request, assignment) {
      const site = await currentSite(assignment);
      const outcome = newOutcome();
      const visit = { ...visits.of(site, request, outcome), preview: assignment?.preview };
      const { page, build } = await visits.make(site, request, (renderer) => renderer.render(visit));
      if (build && !assignment?.preview)
        onRendered({ remote: build.name, version: build.version, failed: page.status >= SERVER_ERROR });
      if (page instanceof Response) return withCookies(page, outcome);
      const { page: filled, files, lacksFragment } = await fragments.fill(page, site, visit);
      outcome.lacksData ||= lacksFragment;
      const { remotes } = site.reachFrom(build?.name);
      return { ...filled, ...outcome, build, remotes, fragmentFiles: files };
    },
    async refuse(request, refusal) {
      const { remotes, shell } = await composer.siteFor();
      const page = await shell.render(request, createApiClient(), { refusal });
      return page instanceof Response ? page : { ...page, ...newOutcome(), remotes, fragmentFiles: [] };
    },
    canServe: async ({ remote, version }) => (await registry.current().build?.(remote, version)) !== undefined,
    build: async ({ remote, version }) => {
      const live = registry.current().remotes.find(({ name }) => name === remote)?.build;
      return live?.version === version ? live : registry.current().build?.(remote, version);
    },
    async describe(request) {
      const site = await currentSite();
      const outcome = newOutcome();
      const visit = visits.of(site, request, outcome);
      const { page } = await visits.make(site, request, (renderer) => renderer.describe(visit));
      return page instanceof Response ? page : { ...page, lacksData: outcome.lacksData };
    },
    async file(request, file) {
      const site = await composer.siteFor();
      const build = buildAt(site, new URL(request.url).pathname);
      if (!build) throw new Error(`No remote has the page of ${request.url}`);
      return hosts.of(build).file(visits.of(site, request, newOutcome()), file);
    },
    find,
    isPrivate: async (pathname, assignment) => (await factsAt(pathname, assignment))?.isPrivate ?? false,
    largestForm: async (pathname, assignment) => (await factsAt(pathname, assignment))?.largestForm,
    async addresses() {
      const { sendCall } = visits.of(await composer.siteFor(), ANYBODY, newOutcome());
      const builds = registry.current().remotes.flatMap(({ build }) => build ?? []);
      return Promise.all(
        builds.map(async (build) => ({
          remote: build.name,
          version: build.version,
          ...(await hosts.of(build).addresses({ sendCall }).catch(noAddresses)),
        })),
      );
    },
    async revision() {
      const [data] = await Promise.all([api.dataRevision(), registry.refreshWhenDue()]);
      return data === undefined ? undefined : `${data} ${registry.current().revision}`;
    },
    refresh: registry.refresh,
    remotes: () => registry.current().remotes,
  };
}

/** Asks for what is the same for everybody. */
const ANYBODY = new Request('http://localhost/');

const newOutcome = (): CallOutcome => ({ cookies: [], lacksData: false });

const noAddresses = (error: unknown): FoundAddresses => ({ addresses: [], problems: [String(error)] });

/** A posted form may have started or ended a session: its cookie goes out with the redirect. */
function withCookies(page: Response, { cookies }: CallOutcome): Response {
  for (const cookie of cookies) page.headers.append('set-cookie', cookie);
  return page;
}
