import { data, type RouteObject } from 'react-router-dom';
import type { PageLayout } from '@site/remote-kit';
import { NotFoundPage, notFoundMeta } from './pages/not-found.tsx';
import { PageError } from './pages/page-error.tsx';
import { Root } from './root.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { PageRegion } from './layout/page-region.tsx';
import {
  RemoteUnavailableError,
  type LoadRemote,
  type RegisteredRemote,
  type RegisteredRoute,
} from './remotes/registry.ts';
import { toRouteObject, type GetApi, type PageHandle } from './remote-routes.tsx';

interface SiteRoutesOptions {
  remotes: readonly RegisteredRemote[];
  loadRemote: LoadRemote;
  getApi: GetApi;
  /** The site's origin, if it is configured. */
  siteUrl?: string | undefined;
}

/** The whole route tree, for server and browser. A remote's code loads when one of its routes is first matched. */
export function createSiteRoutes({ remotes, loadRemote, getApi, siteUrl }: SiteRoutesOptions): RouteObject[] {
  const pagesWith = (layout: PageLayout): RouteObject[] =>
    remotes.flatMap((remote) =>
      remote.routes
        .filter((route) => route.layout === layout)
        .map((route) => ({
          ...toRouteObject({ path: route.path, load: () => loadPage(remote, route, loadRemote) }, getApi),
          ErrorBoundary: PageError,
        })),
    );
  const notFoundHandle: PageHandle = { load: () => Promise.resolve(undefined), meta: notFoundMeta };
  const notFound: RouteObject = {
    id: 'not-found',
    path: '*',
    loader: () => data(null, { status: 404 }),
    Component: NotFoundPage,
    handle: notFoundHandle,
  };
  return [
    {
      Component: () => <Root siteUrl={siteUrl} />,
      children: [
        { Component: PageRegion, children: pagesWith('standalone') },
        { Component: SiteLayout, children: [...pagesWith('site'), notFound] },
      ],
    },
  ];
}

async function loadPage(remote: RegisteredRemote, { path }: RegisteredRoute, loadRemote: LoadRemote) {
  try {
    const { routes } = await loadRemote(remote);
    const route = routes.find((candidate) => candidate.path === path);
    if (!route) throw new Error(`It exposes no route "${path}"`);
    return await route.load();
  } catch (cause) {
    throw new RemoteUnavailableError(remote, { cause });
  }
}
