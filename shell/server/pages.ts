import { randomUUID } from 'node:crypto';
import { CLIENT_ADDRESS_HEADER } from '@site/api/limits/client-address.ts';
import type { Log } from '@site/api/log.ts';
import { createApiClient } from '@site/contract';
import type { createRenderer, RenderedPage } from '../src/entry-server.tsx';
import { RemoteUnavailableError } from '../src/remotes/registry.ts';
import { importRemote, readRegistry, toRegisteredRemote, type FoundRemote } from './registry.ts';

export interface Api {
  fetch(request: Request): Promise<Response>;
}

export interface PagesOptions {
  api: Api;
  registryFile: string;
  createRenderer: typeof createRenderer;
  log: Log;
}

export interface Pages {
  /** A page, or the redirect that a loader answered instead. */
  render(request: Request): Promise<RenderedPage | Response>;
  /** The remotes as they were found last. */
  remotes(): readonly FoundRemote[];
}

/** How long a published remote may stay unseen, in milliseconds. */
const REGISTRY_TTL = 2_000;

/** Renders pages from the remotes that the registry holds now: a remote is published without restarting the server. */
export async function createPages({ api, registryFile, createRenderer, log }: PagesOptions): Promise<Pages> {
  let registry = await readRegistry(registryFile, log);
  let render = rendererFor(registry.remotes);
  let readAt = Date.now();

  async function refresh() {
    if (Date.now() - readAt < REGISTRY_TTL) return;
    readAt = Date.now();
    const found = await readRegistry(registryFile, log);
    if (found.revision === registry.revision) return;
    registry = found;
    render = rendererFor(found.remotes);
    log.info('registry.changed', { revision: found.revision });
  }

  function rendererFor(remotes: readonly FoundRemote[]) {
    return createRenderer({
      remotes: remotes.map(toRegisteredRemote),
      loadRemote: ({ name }) => {
        const remote = remotes.find((candidate) => candidate.name === name);
        return remote?.descriptor ? importRemote(remote) : Promise.reject(new Error('No build of it was found'));
      },
      onError: (error, routeId) => reportFailure(error, routeId, remotes, log),
    });
  }

  return {
    render: async (request) => {
      await refresh().catch((error: unknown) => log.error('registry.unreadable', { message: String(error) }));
      return render(request, inProcessClient(api, request));
    },
    remotes: () => registry.remotes,
  };
}

/** The API as loaders see it on the server: no network, and with the visitor's own cookies. */
function inProcessClient(api: Api, page: Request) {
  return createApiClient({
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
  const owner = remotes.find(({ descriptor }) => descriptor?.routes.some(({ path }) => path === routeId));
  const remote =
    error instanceof RemoteUnavailableError
      ? { remote: error.remote, version: error.version }
      : { remote: owner?.name, version: owner?.descriptor?.version };
  const cause = error instanceof Error && error.cause ? String(error.cause) : undefined;
  log.error('page.failed', { id, route: routeId, ...remote, message: String(error), cause });
  return `Something went wrong while this page was made. If it happens again, please tell us this number: ${id}`;
}
