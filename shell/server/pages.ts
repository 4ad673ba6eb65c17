import { randomUUID } from 'node:crypto';
import { CLIENT_ADDRESS_HEADER } from '@site/api/limits/client-address.ts';
import type { Log } from '@site/api/log.ts';
import { createApiClient } from '@site/contract';
import type { PublicDataLayer } from './data-layer.ts';
import type { createRenderer, RenderedPage } from '../src/entry-server.tsx';
import { RemoteUnavailableError } from '../src/remotes/registry.ts';
import { toRegisteredRemote, type FoundRemote, type Registry } from './registry.ts';

export interface Api {
  fetch(request: Request): Promise<Response>;
  /** Whether it can do its work now. */
  isReady(): Promise<boolean>;
}

interface PagesOptions {
  api: Api;
  log: Log;
  findRemotes: () => Promise<Registry>;
  /** The shell's server bundle. */
  loadRenderer: () => Promise<typeof createRenderer>;
  /** Where jobs and categories are read directly; default: `api`. */
  dataLayer?: PublicDataLayer | undefined;
  /** How long a published remote may stay unseen, in milliseconds. */
  refreshEvery?: number;
}

export interface Pages {
  /** A page, or the redirect that a loader answered instead. */
  render(request: Request): Promise<RenderedPage | Response>;
  /** The remotes as they were found last. */
  remotes(): readonly FoundRemote[];
}

/** Renders pages from the remotes that the registry holds now: a remote is published without restarting the server. */
export async function createPages({
  api,
  log,
  findRemotes,
  loadRenderer,
  dataLayer,
  refreshEvery = 2_000,
}: PagesOptions): Promise<Pages> {
  let registry = await findRemotes();
  let render = await rendererFor(registry);
  let readAt = Date.now();

  async function refresh() {
    if (Date.now() - readAt < refreshEvery) return;
    readAt = Date.now();
    const found = await findRemotes();
    if (found.revision === registry.revision) return;
    render = await rendererFor(found);
    registry = found;
    log.info('registry.changed', { revision: found.revision });
  }

  async function rendererFor({ remotes }: Registry) {
    const create = await loadRenderer();
    return create({
      remotes: remotes.map(toRegisteredRemote),
      dataLayer,
      loadRemote: async ({ name }) => {
        const build = remotes.find((remote) => remote.name === name)?.build;
        if (!build) throw new Error('No build of it was found');
        return build.load();
      },
      onError: (error, routeId) => reportFailure(error, routeId, remotes, log),
    });
  }

  return {
    render: async (request) => {
      await refresh().catch((error: unknown) => log.error('registry.unreadable', { message: String(error) }));
      return render(request, inProcessClient(api, request, dataLayer));
    },
    remotes: () => registry.remotes,
  };
}

/** The API as loaders see it on the server: no network, and with the visitor's own cookies and address. */
function inProcessClient(api: Api, page: Request, dataLayer: PublicDataLayer | undefined) {
  return createApiClient({
    dataLayer,
    baseUrl: new URL(page.url).origin,
    fetch: (request) => {
      for (const name of ['cookie', CLIENT_ADDRESS_HEADER]) {
        const value = page.headers.get(name);
        if (value) request.headers.set(name, value);
      }
      return api.fetch(request);
    },
  });
}

/** Writes down what failed, whose it is and which version; the visitor gets a number to quote instead. */
function reportFailure(error: unknown, routeId: string, remotes: readonly FoundRemote[], log: Log): string {
  const id = randomUUID();
  const owner = remotes.find(({ build }) => build?.routes.some(({ path }) => path === routeId));
  const remote =
    error instanceof RemoteUnavailableError
      ? { remote: error.remote, version: error.version }
      : { remote: owner?.name, version: owner?.build?.version };
  const cause = error instanceof Error && error.cause ? String(error.cause) : undefined;
  log.error('page.failed', { id, route: routeId, ...remote, message: String(error), cause });
  return `Something went wrong while this page was made. If it happens again, please tell us this number: ${id}`;
}
