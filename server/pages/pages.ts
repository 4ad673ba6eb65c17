import { randomUUID } from 'node:crypto';
import type { Log } from '@site/api/program';
import { createApiClient, type VersionId } from '@site/contract';
import type { Feed } from '@site/remote-kit';
import type { createRenderer, DescribedPage, RenderedPage, Renderer } from '../../shell/src/entry-server.tsx';
import type { PageFailure } from '../../shell/src/page-state.ts';
import type { RegisteredRemote, RemoteUnavailableError } from '../../shell/src/remotes/registry.ts';
import type { Api } from '../http/api.ts';
import { READ_MS } from '../http/deadline.ts';
import type { Assignment } from '../remotes/assignment.ts';
import { toRegisteredRemote, type FoundRemote, type Registry } from '../remotes/registry.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { PublicDataLayer } from '../rendering/data-layer.ts';
import type { FoundAddresses, PageFacts, PageFile, PageHost, Visit } from '../rendering/page-host.ts';
import type { PageHosts } from '../rendering/page-hosts.ts';
import { createLiveRegistry } from './live-registry.ts';
import { callsOf, type CallOutcome } from './page-calls.ts';

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
  /** How long a page waits for one call, in milliseconds: without an answer, it says that it lacks something. */
  answersWithin?: AnswerTimes;
  /** Called with each page that was rendered for visitors, or was not. */
  onRendered?: (page: RenderedOutcome) => void;
}

/** How the server fared with a page of a remote. */
interface RenderedOutcome {
  remote: string;
  version: string;
  failed: boolean;
}

interface AnswerTimes {
  read: number;
  /** While a posted form is answered. */
  post: number;
}

/** A visitor who reads waits for less than one who has sent something. */
const ANSWERS_WITHIN: AnswerTimes = { read: READ_MS, post: 20_000 };
const SERVER_ERROR = 500;

/** A page, and what the calls made for it were answered with. */
export interface PageAnswer extends RenderedPage, Readonly<CallOutcome> {
  /** The build that the page is from; none for what the shell shows by itself. */
  build?: RemoteBuild | undefined;
  /** All remotes, in the versions that this visitor gets. */
  remotes: readonly FoundRemote[];
}

/** A page of a remote, without its content. */
interface FoundPage {
  /** The remote's path pattern. */
  routeId: string;
  facts: PageFacts;
}

/** What one remote says for search engines. */
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
  /** What everybody's copy of a page says of itself, or the redirect that its loader returned instead. */
  describe(request: Request): Promise<(DescribedPage & Pick<PageAnswer, 'lacksData'>) | Response>;
  /** What a page says besides HTML. */
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
  /** The registry's, after reading it again where that is due. */
  revision(): Promise<string>;
  /** Reads the registry now, and resolves when what it says is in force. */
  refresh(): Promise<void>;
  /** The remotes as last read from the registry. */
  remotes(): readonly FoundRemote[];
}

/** The site in certain versions of its remotes. */
interface ComposedSite {
  remotes: readonly FoundRemote[];
  /** What browsers are told of them. */
  registered: readonly RegisteredRemote[];
  /** Renders what no remote has. */
  shell: Renderer;
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
  answersWithin = ANSWERS_WITHIN,
  onRendered = () => undefined,
}: PagesOptions): Promise<Pages> {
  const registry = await createLiveRegistry({ findRemotes, hosts, log, refreshEvery });
  /** Of the current registry, by the versions that are assigned. */
  let sites = new Map<string, Promise<ComposedSite>>();
  let sitesOf = '';

  function siteFor(assignment?: Assignment): Promise<ComposedSite> {
    const { revision } = registry.current();
    if (sitesOf !== revision) sites = new Map();
    sitesOf = revision;
    const key = Object.entries(assignment?.versions ?? {}).join();
    const site = sites.get(key) ?? compose(assignment);
    sites.set(key, site);
    return site;
  }

  async function compose(assignment: Assignment | undefined): Promise<ComposedSite> {
    const live = registry.current();
    const remotes = await Promise.all(
      live.remotes.map(async (remote) => {
        const version = assignment?.versions[remote.name];
        const build = version === undefined ? undefined : await live.build?.(remote.name, version);
        // Whoever gets it first waits for it to start. If it does not, its pages say so.
        await (build &&
          hosts
            .of(build)
            .facts()
            .catch(() => undefined));
        return build ? { ...remote, build } : remote;
      }),
    );
    const registered = remotes.map(toRegisteredRemote);
    const noBuild = new Error('No build of it was found');
    return { remotes, registered, shell: await rendererWithout(registered, noBuild) };
  }

  /** Renders the panel in the place of every remote's page. */
  async function rendererWithout(remotes: readonly RegisteredRemote[], cause: unknown): Promise<Renderer> {
    const create = await loadRenderer();
    return create({
      remotes,
      dataLayer,
      siteUrl,
      loadRemote: () => Promise.reject(cause as Error),
      onError: (error, route) => reportFailure(error, route, log),
    });
  }

  const ownerOf = (site: ComposedSite, { url }: Pick<Request, 'url'>): RemoteBuild | undefined => {
    const { routeId } = site.shell.match(new URL(url).pathname);
    return site.remotes.find(({ build }) => build?.routes.some(({ path }) => path === routeId))?.build;
  };

  function visitOf(site: ComposedSite, request: Request, outcome: CallOutcome): Visit {
    const within = request.method === 'POST' ? answersWithin.post : answersWithin.read;
    return { request, remotes: site.registered, sendCall: callsOf({ api, page: request, outcome, within, log }) };
  }

  /** What the page's host makes of it or, when that fails, the page with the panel. */
  async function visit<Page extends { status: number }>(
    site: ComposedSite,
    request: Request,
    ask: (renderer: Pick<PageHost, 'render' | 'describe'>) => Promise<Page>,
  ): Promise<{ page: Page; build?: RemoteBuild }> {
    const build = ownerOf(site, request);
    if (!build) return { page: await ask(hostOf(site.shell)) };
    const page = await ask(hosts.of(build)).catch(async (error: unknown) => {
      if (request.signal.aborted) throw error;
      return ask(hostOf(await rendererWithout(site.registered, error), { method: 'GET' }));
    });
    return { page, build };
  }

  async function find(pathname: string, assignment?: Assignment): Promise<FoundPage | undefined> {
    await registry.refreshWhenDue();
    const site = await siteFor(assignment);
    const { routeId } = site.shell.match(pathname);
    const build = ownerOf(site, { url: new URL(pathname, 'http://localhost').href });
    if (!build) return undefined;
    const facts = (await hosts.of(build).facts())[routeId];
    return facts && { routeId, facts };
  }

  const factsAt = async (pathname: string, assignment?: Assignment) =>
    (await find(pathname, assignment).catch(() => undefined))?.facts;

  return {
    render: async (request, assignment) => {
      await registry.refreshWhenDue();
      const site = await siteFor(assignment);
      const outcome = { cookies: [], lacksData: false };
      const asked = { ...visitOf(site, request, outcome), preview: assignment?.preview };
      const { page, build } = await visit(site, request, (renderer) => renderer.render(asked));
      if (build && !assignment?.preview)
        onRendered({ remote: build.name, version: build.version, failed: page.status >= SERVER_ERROR });
      if (!(page instanceof Response)) return { ...page, ...outcome, build, remotes: site.remotes };
      return withCookies(page, outcome);
    },
    refuse: async (request, refusal) => {
      const { remotes, shell } = await siteFor();
      const page = await shell.render(request, createApiClient(), { refusal });
      return page instanceof Response ? page : { ...page, cookies: [], lacksData: false, remotes };
    },
    canServe: async ({ remote, version }) => (await registry.current().build?.(remote, version)) !== undefined,
    describe: async (request) => {
      await registry.refreshWhenDue();
      const site = await siteFor();
      const outcome = { cookies: [], lacksData: false };
      const asked = visitOf(site, request, outcome);
      const { page } = await visit(site, request, (renderer) => renderer.describe(asked));
      return page instanceof Response ? page : { ...page, lacksData: outcome.lacksData };
    },
    file: async (request, file) => {
      const site = await siteFor();
      const build = ownerOf(site, request);
      if (!build) throw new Error(`No remote has the page of ${request.url}`);
      return hosts.of(build).file(visitOf(site, request, { cookies: [], lacksData: false }), file);
    },
    find,
    isPrivate: async (pathname, assignment) => (await factsAt(pathname, assignment))?.isPrivate ?? false,
    largestForm: async (pathname, assignment) => (await factsAt(pathname, assignment))?.largestForm,
    addresses: async () => {
      const { sendCall } = visitOf(await siteFor(), ANYBODY, { cookies: [], lacksData: false });
      const builds = registry.current().remotes.flatMap(({ build }) => build ?? []);
      return Promise.all(
        builds.map(async (build) => ({
          remote: build.name,
          version: build.version,
          ...(await hosts.of(build).addresses({ sendCall }).catch(noAddresses)),
        })),
      );
    },
    revision: async () => {
      await registry.refreshWhenDue();
      return registry.current().revision;
    },
    refresh: registry.refresh,
    remotes: () => registry.current().remotes,
  };
}

/** Asks for what is the same for everybody. */
const ANYBODY = new Request('http://localhost/');

const noAddresses = (error: unknown): FoundAddresses => ({ addresses: [], problems: [String(error)] });

/** The shell as a host of its own pages, which make no calls. */
function hostOf({ render, describe }: Renderer, init?: RequestInit): Pick<PageHost, 'render' | 'describe'> {
  const api = createApiClient();
  const asked = ({ url, method, signal }: Request) => new Request(url, { method, signal, ...init });
  return {
    render: ({ request, preview }) => render(asked(request), api, { preview }),
    describe: ({ request }) => describe(asked(request), api),
  };
}

/** A posted form may have started or ended a session: its cookie goes out with the redirect. */
function withCookies(page: Response, { cookies }: CallOutcome): Response {
  for (const cookie of cookies) page.headers.append('set-cookie', cookie);
  return page;
}

/** Logs which remote could not show a page, and why; the visitor gets only a number to quote. */
function reportFailure(error: unknown, route: string, log: Log): string {
  const id = randomUUID();
  // The class in the shell's bundle is another one than the one imported here.
  const { remote, version } = error as Partial<RemoteUnavailableError>;
  const cause = error instanceof Error && error.cause ? String(error.cause) : undefined;
  log.error('page.failed', { id, route, remote, version, message: String(error), cause });
  return `Something went wrong while we made this page. If it happens again, please quote this number: ${id}`;
}
