import { use } from 'react';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { ApiClient } from '@site/contract';
import type { PageModule, RemoteRoute } from '@site/remote-kit';
import { MetaFailure } from './head/use-page-meta.ts';
import { requireOneAddress } from './one-address.ts';
import type { PageData } from './page-data/page-data.ts';
import type { PageHandle } from './page-handle.ts';
import { RemoteUnavailableError } from './remotes/registry.ts';

const METHOD_NOT_ALLOWED = 405;

/** Gets the request context on the server, undefined in the browser, which fetches the client when it is needed. */
export type GetApi = (context?: unknown) => ApiClient | Promise<ApiClient>;

/**
 * What the browser does about the page at `address`, a path with its query, whose code did not load. When it returns,
 * the page says that it failed.
 */
export type Recover = (error: RemoteUnavailableError, address: string) => Promise<void>;

/**
 * A remote's page as a route.
 *
 * The loader fetches the code as well as the data: unlike with `lazy`, a failure to fetch the code is an ordinary
 * failure of this route, shown inside its layout and retried on the next visit.
 */
export function toRouteObject(
  route: Pick<RemoteRoute, 'path' | 'load'>,
  getApi: GetApi,
  recover?: Recover,
  pageData?: PageData,
): RouteObject {
  let page: PageModule | undefined;
  const load = async () => (page ??= await route.load());
  /** For a visitor who has asked for the page. */
  const open = async ({ url }: Request) => {
    try {
      return await load();
    } catch (error) {
      const { pathname, search } = new URL(url);
      if (error instanceof RemoteUnavailableError) await recover?.(error, pathname + search);
      throw error;
    }
  };
  const handle: PageHandle = {
    load,
    prefetch: async () => (await load()).loader && getApi(),
    readAhead: async (url, params) => {
      const { loader, isPrivate } = await load();
      if (!loader || isPrivate) return;
      const api = await getApi();
      pageData?.readAhead(url, async (request) => (await loader({ request, params, api })) ?? null);
    },
    meta: (args) => page?.meta(args) ?? {},
  };
  return {
    id: route.path,
    path: route.path,
    handle,
    loader: async ({ request, params, context }: LoaderFunctionArgs) => {
      requireOneAddress(request, route.path);
      const { loader, isPrivate } = await open(request);
      if (!loader) return null;
      const api = await getApi(context);
      const read = async (asked: Request) => (await loader({ request: asked, params, api })) ?? null;
      return pageData && !isPrivate ? pageData.open(request, read) : read(request);
    },
    action: async ({ request, params, context }: ActionFunctionArgs) => {
      requireOneAddress(request, route.path);
      const { action } = await open(request);
      if (!action) throw data(null, { status: METHOD_NOT_ALLOWED });
      return action({ request, params, api: await getApi(context) });
    },
    Component: () => page && <ShownPage {...page} />,
  };
}

function ShownPage({ Component }: PageModule) {
  const failure = use(MetaFailure);
  if (failure) throw failure;
  return <Component />;
}
