import { useState } from 'react';
import { createMemoryRouter, matchRoutes, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { createApiClient } from '@site/contract';
import { LinkProvider } from '@site/design-system';
import type { PageContext, RemoteRoute } from '@site/remote-kit';
import { PreviewContext } from '../shell/src/layout/preview-context.ts';
import type { PagePreview } from '../shell/src/page-state.ts';
import type { PageHandle } from '../shell/src/page-handle.ts';
import { toRouteObject } from '../shell/src/remote-routes.tsx';
import { createSiteRoutes } from '../shell/src/routes.tsx';
import { storyFragments } from './fragments.tsx';
import { StoryLink } from './story-link.tsx';

const api = createApiClient();

export interface PageStoryOptions {
  /** All routes of the remote, so that links between its pages work. */
  routes: readonly RemoteRoute[];
  /** Path and query of the page to show: '/jobs?page=2'. */
  url: string;
}

/** A story's `render`: the page as the site loads it, its calls answered by the mocked network. */
export function pageStory(options: PageStoryOptions) {
  // A component, because Storybook calls `render` more than once and each new router would load the page again.
  return () => <Page {...options} />;
}

function Page({ routes, url }: PageStoryOptions) {
  const [router] = useState(() =>
    startAt(url, [
      {
        element: <Outlet context={{ siteUrl: undefined, Fragment: storyFragments(api) } satisfies PageContext} />,
        children: routes.map((route) => toRouteObject(route, () => api)),
      },
    ]),
  );
  return (
    <LinkProvider component={StoryLink}>
      <main>
        <RouterProvider router={router} />
      </main>
    </LinkProvider>
  );
}

export interface SiteStoryOptions extends PageStoryOptions {
  /** The server's HTML for a page whose code then failed to load. */
  preserved?: PageHandle['preserved'];
  /** Makes loading any remote's code fail with this error. */
  missing?: Error;
  /** The versions that are previewed. */
  preview?: PagePreview;
}

/** A story's `render`: the page inside the site's own layout, by the shell's router. */
export function siteStory(options: SiteStoryOptions) {
  return () => <Site {...options} />;
}

function Site({ routes, url, preserved, missing, preview }: SiteStoryOptions) {
  const [router] = useState(() => {
    const site = createSiteRoutes({
      remotes: [{ name: 'story', version: '1.0.0', routes }],
      loadRemote: () => (missing ? Promise.reject(missing) : Promise.resolve({ routes })),
      getApi: () => api,
      Fragment: storyFragments(api),
    });
    if (!preserved) return startAt(url, site);
    const shown = matchRoutes(site, url)?.at(-1)?.route as RouteObject & { handle: PageHandle };
    shown.handle.preserved = preserved;
    return createMemoryRouter(site, {
      initialEntries: [url],
      hydrationData: { loaderData: { [shown.id ?? '']: null } },
    });
  });
  return (
    <PreviewContext value={preview}>
      <RouterProvider router={router} />
    </PreviewContext>
  );
}

/** Shows nothing until the first page is ready, since no visitor sees the site without one. */
const startAt = (url: string, routes: readonly RouteObject[]) =>
  createMemoryRouter(
    routes.map((route) => ({ ...route, hydrateFallbackElement: <></> }) as RouteObject),
    { initialEntries: [url] },
  );
