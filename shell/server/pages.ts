import { randomUUID } from 'node:crypto';
import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie';
import { CLIENT_ADDRESS_HEADER } from '@site/api/limits/client-address.ts';
import type { Log } from '@site/api/log.ts';
import type { Host } from '@site/api';
import { createApiClient } from '@site/contract';
import { answerInTime, READ_MS } from './deadline.ts';
import type { PublicDataLayer } from './data-layer.ts';
import type { createRenderer, DescribedPage, FoundPage, RenderedPage, Renderer } from '../src/entry-server.tsx';
import { RemoteUnavailableError } from '../src/remotes/registry.ts';
import { toRegisteredRemote, type FoundRemote, type Registry } from './registry.ts';

export interface Api {
  fetch(request: Request, host?: Host): Promise<Response>;
  /** Whether it can serve requests now: 'ready', or what is wrong. */
  readiness(): Promise<{ status: string }>;
  /** Changes whenever the data that public pages show does; undefined while nothing made from it may be kept. */
  dataRevision(): Promise<string | undefined>;
  /** Whose request it is, for limits. */
  addressOf(request: Pick<Request, 'headers'>): string;
}

interface PagesOptions {
  api: Api;
  log: Log;
  findRemotes: () => Promise<Registry>;
  /** The shell's server bundle. */
  loadRenderer: () => Promise<typeof createRenderer>;
  /** Where jobs and categories are read from directly; default: `api`. */
  dataLayer?: PublicDataLayer | undefined;
  /** The site's origin, if it is configured: canonical URLs and shared links use it. */
  siteUrl?: string | undefined;
  /** How long a newly published remote may go unnoticed, in milliseconds. */
  refreshEvery?: number;
  /** How long a page waits for one call, in milliseconds: without an answer, it says that it lacks something. */
  answersWithin?: AnswerTimes;
}

interface AnswerTimes {
  read: number;
  /** While a posted form is answered. */
  post: number;
}

/** A visitor who reads waits for less than one who has sent something. */
const ANSWERS_WITHIN: AnswerTimes = { read: READ_MS, post: 20_000 };

/** A page, and what the calls made for it were answered with. */
export interface PageAnswer extends RenderedPage {
  /** The cookies that the API set. */
  cookies: readonly string[];
  /** Whether a call failed that may succeed when it is made again: the page then says so, or lacks something. */
  lacksData: boolean;
}

export interface Pages {
  /** A page, or the redirect that its loader or action returned instead. */
  render(request: Request): Promise<PageAnswer | Response>;
  /** What everybody's copy of a page says of itself, or the redirect that its loader returned instead. */
  describe(request: Request): Promise<(DescribedPage & Pick<PageAnswer, 'lacksData'>) | Response>;
  /**
   * The page at this path; undefined where there is none.
   * @throws when its code cannot be loaded
   */
  find(pathname: string): Promise<FoundPage | undefined>;
  /** Whether the page at this path depends on the visitor; false where its code cannot be loaded. */
  isPrivate(pathname: string): Promise<boolean>;
  /** Bytes that a form posted to this path may have; undefined for the default. */
  largestForm(pathname: string): Promise<number | undefined>;
  /** The registry's, after reading it again where that is due. */
  revision(): Promise<string>;
  /** The remotes as last read from the registry. */
  remotes(): readonly FoundRemote[];
}

/** Renders pages from the remotes currently in the registry: publishing one needs no restart. */
export async function createPages({
  api,
  log,
  findRemotes,
  loadRenderer,
  dataLayer,
  siteUrl,
  refreshEvery = 2_000,
  answersWithin = ANSWERS_WITHIN,
}: PagesOptions): Promise<Pages> {
  let registry = await findRemotes();
  let renderer = await rendererFor(registry);
  let readAt = performance.now();

  async function refresh() {
    if (performance.now() - readAt < refreshEvery) return;
    readAt = performance.now();
    await readRegistry().catch((error: unknown) => log.error('registry.unreadable', { message: String(error) }));
  }

  async function readRegistry() {
    const found = await findRemotes();
    const isChanged = found.revision !== registry.revision;
    if (isChanged) renderer = await rendererFor(found);
    // Also when only a build was refused: staff read why.
    registry = found;
    if (isChanged) log.info('registry.changed', { revision: found.revision });
  }

  async function rendererFor({ remotes }: Registry): Promise<Renderer> {
    const create = await loadRenderer();
    return create({
      remotes: remotes.map(toRegisteredRemote),
      dataLayer,
      siteUrl,
      loadRemote: async ({ name }) => {
        const build = remotes.find((remote) => remote.name === name)?.build;
        if (!build) throw new Error('No build of it was found');
        return build.load();
      },
      onError: (error, routeId) => reportFailure(error, routeId, remotes, log),
    });
  }

  const moduleAt = async (pathname: string) => (await renderer.find(pathname).catch(() => undefined))?.module;

  function clientFor(page: Request, calls: Outcome) {
    const within = page.method === 'POST' ? answersWithin.post : answersWithin.read;
    return inProcessClient({ api, page, dataLayer, calls, within, log });
  }

  return {
    render: async (request) => {
      await refresh();
      const calls = { cookies: [], lacksData: false };
      const page = await renderer.render(request, clientFor(request, calls));
      return withOutcome(page, calls);
    },
    describe: async (request) => {
      await refresh();
      const calls = { cookies: [], lacksData: false };
      const page = await renderer.describe(request, clientFor(request, calls));
      return page instanceof Response ? page : { ...page, lacksData: calls.lacksData };
    },
    find: async (pathname) => {
      await refresh();
      return renderer.find(pathname);
    },
    isPrivate: async (pathname) => (await moduleAt(pathname))?.isPrivate ?? false,
    largestForm: async (pathname) => (await moduleAt(pathname))?.largestForm,
    revision: async () => {
      await refresh();
      return registry.revision;
    },
    remotes: () => registry.remotes,
  };
}

interface CallsOfAPage {
  api: Api;
  page: Request;
  dataLayer: PublicDataLayer | undefined;
  /** What the calls were answered with. */
  calls: Outcome;
  /** How long to wait for each, in milliseconds. */
  within: number;
  log: Log;
}

interface Outcome {
  cookies: string[];
  lacksData: boolean;
}

/** Headers that identify the visitor and the scheme: the API decides which of them to trust. */
const VISITOR_HEADERS = ['cookie', 'user-agent', CLIENT_ADDRESS_HEADER, 'x-forwarded-for', 'x-forwarded-proto'];
/** Headers that say where a form was posted from: the API refuses posts from other sites. */
const ORIGIN_HEADERS = ['host', 'origin', 'sec-fetch-site'];

/** The API client for loaders and actions on the server: no network, and the visitor's own cookies and address. */
function inProcessClient({ api, page, dataLayer, calls, within, log }: CallsOfAPage) {
  const forwarded = page.method === 'POST' ? [...VISITOR_HEADERS, ...ORIGIN_HEADERS] : VISITOR_HEADERS;
  const send = async (request: Request, to: (call: Request) => Promise<Response>): Promise<Response> => {
    const response = await answerInTime(request, to, { within, log }).catch((error: unknown) => {
      calls.lacksData = true;
      throw error;
    });
    if (response.status >= 500 || response.status === TOO_MANY) calls.lacksData = true;
    return response;
  };
  return createApiClient({
    dataLayer: dataLayer && { ...dataLayer, fetch: (...request) => send(new Request(...request), fetch) },
    baseUrl: new URL(page.url).origin,
    fetch: async (request) => {
      for (const name of forwarded) {
        const value = page.headers.get(name);
        if (value) request.headers.set(name, value);
      }
      if (calls.cookies.length > 0)
        request.headers.set('cookie', withChanges(page.headers.get('cookie'), calls.cookies));
      const response = await send(request, (call) => api.fetch(call));
      calls.cookies.push(...response.headers.getSetCookie());
      return response;
    },
  });
}

const TOO_MANY = 429;
/** The visitor's cookies as the browser will have them: a call may need the session that the one before it opened. */
function withChanges(sent: string | null, changes: readonly string[]): string {
  const jar = parseCookie(sent ?? '');
  for (const change of changes) {
    const { name, value, maxAge } = parseSetCookie(change);
    if (maxAge === 0) delete jar[name];
    else jar[name] = value ?? '';
  }
  return stringifyCookie(jar);
}

/** A posted form may have started or ended a session: its cookie goes out with the page. */
function withOutcome(page: RenderedPage | Response, calls: Outcome): PageAnswer | Response {
  if (!(page instanceof Response)) return { ...page, ...calls };
  for (const cookie of calls.cookies) page.headers.append('set-cookie', cookie);
  return page;
}

/** Logs what failed, in which remote and version; the visitor gets only a number to quote. */
function reportFailure(error: unknown, routeId: string, remotes: readonly FoundRemote[], log: Log): string {
  const id = randomUUID();
  const owner = remotes.find(({ build }) => build?.routes.some(({ path }) => path === routeId));
  const remote =
    error instanceof RemoteUnavailableError
      ? { remote: error.remote, version: error.version }
      : { remote: owner?.name, version: owner?.build?.version };
  const cause = error instanceof Error && error.cause ? String(error.cause) : undefined;
  log.error('page.failed', { id, route: routeId, ...remote, message: String(error), cause });
  return `Something went wrong while we made this page. If it happens again, please quote this number: ${id}`;
}
