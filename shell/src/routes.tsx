import { data, type RouteObject } from 'react-router-dom';
import type { PageContext, PageLayout } from '@site/remote-kit';
import type { PageData } from './page-data/page-data.ts';
import { NotFoundPage, notFoundMeta } from './pages/not-found.tsx';
import { PageError } from './pages/page-error.tsx';
import { Root } from './root.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { StandaloneLayout } from './layout/standalone-layout.tsx';
import { loadPage } from './remotes/load-page.ts';
import type { LoadRemote, RegisteredRemote } from './remotes/registry.ts';
import type { PageHandle } from './page-handle.ts';
import { toRouteObject, type GetApi, type Recover } from './remote-routes.tsx';

interface SiteRoutesOptions {
  remotes: readonly RegisteredRemote[];
  loadRemote: LoadRemote;
  getApi: GetApi;
  /** The site's origin, if it is configured. */
  siteUrl?: string | undefined;
  /** Shows parts of other remotes; without it, pages show their fallbacks. */
  Fragment?: PageContext['Fragment'];
  /** How long a page's code may take to load, in milliseconds; default: any time. */
  loadsWithin?: number;
  recover?: Recover;
  pageData?: PageData;
  /** Opens an address that no remote has as a new document: one that was released since may have it. */
  openDocument?: (address: string) => Promise<never>;
  onReact?: () => void;
}

/** The whole route tree, for server and browser. A remote's code loads when one of its routes is first matched. */
export function createSiteRoutes({
  remotes,
  loadRemote,
  getApi,
  siteUrl,
  Fragment,
  loadsWithin,
  recover,
  pageData,
  openDocument,
  onReact,
}: SiteRoutesOptions): RouteObject[] {
  const pagesWith = (layout: PageLayout): RouteObject[] =>
    remotes.flatMap((remote) =>
      remote.routes
        .filter((route) => route.layout === layout)
        .map((route) => ({
          ...toRouteObject(
            { path: route.path, load: () => loadPage(remote, route, loadRemote, loadsWithin) },
            getApi,
            recover,
            pageData,
          ),
          ErrorBoundary: () => <PageError remote={remote} />,
        })),
    );
  const notFoundHandle: PageHandle = { load: () => Promise.resolve(undefined), meta: notFoundMeta };
  const notFound: RouteObject = {
    id: 'not-found',
    path: '*',
    loader: async ({ request }) => {
      await openDocument?.(request.url);
      return data(null, { status: 404 });
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
    Component: NotFoundPage,
    ErrorBoundary: PageError,
    handle: notFoundHandle,
  };
  return [
    {
      Component: () => <Root siteUrl={siteUrl} Fragment={Fragment} onReact={onReact} />,
      children: [
        { Component: StandaloneLayout, children: pagesWith('standalone') },
        { Component: SiteLayout, children: [...pagesWith('site'), notFound] },
      ],
    },
  ];
}
