import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createApiClient } from '@site/contract';
import { LinkProvider } from '@site/design-system';
import type { RemoteRoute } from '../remotes/remote.ts';
import { toRouteObject } from '../shell/src/remote-routes.tsx';
import { StoryLink } from './story-link.tsx';

export interface PageStoryOptions {
  /** All routes of the remote, so that links between its pages work. */
  routes: readonly RemoteRoute[];
  /** Path and query of the page to show: '/jobs?page=2'. */
  url: string;
}

/** A story's `render`: the page as the site loads it, its calls answered by the mocked network. */
export function pageStory(options: PageStoryOptions) {
  // A component of its own: Storybook calls `render` more than once, and each router loads its page.
  return () => <Page {...options} />;
}

function Page({ routes, url }: PageStoryOptions) {
  const [router] = useState(() => createRouter(routes, url));
  return (
    <LinkProvider component={StoryLink}>
      <main>
        <RouterProvider router={router} />
      </main>
    </LinkProvider>
  );
}

function createRouter(routes: readonly RemoteRoute[], url: string) {
  const api = createApiClient();
  return createMemoryRouter(
    routes.map((route) => ({ ...toRouteObject(route, () => api), hydrateFallbackElement: <></> })),
    { initialEntries: [url] },
  );
}
