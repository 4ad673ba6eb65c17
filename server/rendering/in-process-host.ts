import { LRUCache } from 'lru-cache';
import { createApiClient, type ApiClient } from '@site/contract';
import type { CallMade } from '@site/protocol';
import type { PageAddress, PageModule, RemoteModule, RemoteRoute } from '@site/remote-kit';
import type { createRenderer, Renderer } from '../../shell/src/entry-server.tsx';
import type { RegisteredRemote } from '../../shell/src/remotes/registry.ts';
import type { PublicDataLayer } from './data-layer.ts';
import type { FactsOfPages, PageFacts, PageFailureReport, PageFile, PageHost, SendCall, Visit } from './page-host.ts';
import { noteCalls } from './note-calls.ts';
import { reportFailure } from './report-failure.ts';

export interface HostOptions {
  /** The remote's name. */
  remote: string;
  /** Imports the remote's code. */
  load: () => Promise<RemoteModule>;
  /** Imports the shell's code. */
  loadRenderer: () => Promise<typeof createRenderer>;
  dataLayer?: PublicDataLayer | undefined;
  /** The site's origin, if it is configured. */
  siteUrl?: string | undefined;
  onFailure: (failure: PageFailureReport) => void;
}

/** Compositions of the site in use at once: the live one, gradual ones and previews. */
const COMPOSITIONS = 16;

/** Runs a remote's code in this thread. */
export function createInProcessHost({
  remote: name,
  load,
  loadRenderer,
  dataLayer,
  siteUrl,
  onFailure,
}: HostOptions): PageHost {
  const callsMade = new WeakMap<ApiClient, CallMade[]>();
  const renderers = new LRUCache<string, Renderer>({ max: COMPOSITIONS });

  async function rendererFor(remotes: readonly RegisteredRemote[]): Promise<Renderer> {
    const key = remotes.map((each) => `${each.name}@${each.version}`).join();
    const create = await loadRenderer();
    const renderer =
      renderers.get(key) ??
      create({
        remotes,
        dataLayer,
        siteUrl,
        loadRemote: async (remote) => {
          if (remote.name !== name) throw new Error(`The host of ${name} was asked for ${remote.name}`);
          return load();
        },
        onError: (error, route, api) => reportFailure(error, route, onFailure, callsMade.get(api)),
      });
    renderers.set(key, renderer);
    return renderer;
  }

  function clientFor(sendCall: SendCall, baseUrl = 'http://localhost') {
    return createApiClient({
      baseUrl,
      fetch: (request) => sendCall(request, 'api'),
      dataLayer: dataLayer && {
        ...dataLayer,
        fetch: (...request) => sendCall(new Request(...request), 'data-layer'),
      },
    });
  }

  function clientOf({ request, sendCall }: Visit): ApiClient {
    const calls: CallMade[] = [];
    const client = clientFor(noteCalls(sendCall, calls), new URL(request.url).origin);
    callsMade.set(client, calls);
    return client;
  }

  async function file(visit: Visit, wanted: PageFile) {
    const { routeId, params } = (await rendererFor(visit.remotes)).match(new URL(visit.request.url).pathname);
    const route = (await load()).routes.find(({ path }) => path === routeId);
    const files = await (await route?.load())?.files?.();
    const make = wanted.kind === 'feed' ? files?.feed : files?.documents?.[wanted.name];
    if (!make) throw new Error(`The page ${routeId} makes no such file`);
    return make({ request: visit.request, params, api: clientOf(visit) });
  }

  return {
    facts: async () => factsOf(await load()),
    health: async () => (await load()).health?.(),
    render: async (visit) => {
      const { request, remotes, preview } = visit;
      return (await rendererFor(remotes)).render(request, clientOf(visit), { preview });
    },
    describe: async (visit) => (await rendererFor(visit.remotes)).describe(visit.request, clientOf(visit)),
    async fragment(visit, demand) {
      const fragment = (await load()).fragments?.find((each) => each.name === demand.name);
      if (!fragment) throw new Error(`It has no fragment ${demand.name}`);
      return (await rendererFor(visit.remotes)).fragment(fragment, demand, visit.request, clientOf(visit));
    },
    file,
    async addresses({ sendCall }) {
      const api = clientFor(sendCall);
      const { routes } = await load();
      const problems: string[] = [];
      const called = new Set<unknown>();
      const leaveOut = (error: unknown) => {
        problems.push(String(error));
        return [];
      };
      const lists = await Promise.all(routes.map((route) => addressesAt(route, api, called).catch(leaveOut)));
      return { addresses: lists.flat(), problems };
    },
    sideEffects: async () => [],
    close: async () => undefined,
  };
}

async function factsOf({ routes }: RemoteModule): Promise<FactsOfPages> {
  const facts = routes.map(async ({ path, load }) => [path, await factsOfPage(await load())] as const);
  return Object.fromEntries(await Promise.all(facts));
}

async function factsOfPage({ isPrivate = false, largestForm, files }: PageModule): Promise<PageFacts> {
  const { feed, documents = {} } = (await files?.()) ?? {};
  return { isPrivate, largestForm, hasFeed: feed !== undefined, documents: Object.keys(documents) };
}

/** Several paths may have one page, which names all its addresses: a function in `called` is not called again. */
async function addressesAt(
  { path, load }: RemoteRoute,
  api: ApiClient,
  called: Set<unknown>,
): Promise<readonly PageAddress[]> {
  const page = await load();
  if (page.addresses) {
    if (called.has(page.addresses)) return [];
    called.add(page.addresses);
    return page.addresses(api);
  }
  if (page.isPrivate || /[:*]/.test(path)) return [];
  const { robots, article } = metaAt(path, page);
  return robots === 'noindex' ? [] : [{ path, ...(article && { lastModified: article.published }) }];
}

/** Whether the page is indexed, and when it was written, do not depend on the site's origin. */
const metaAt = (path: string, page: PageModule) =>
  page.meta({ data: undefined, params: {}, url: new URL(path, 'http://localhost') });
