import '@site/design-system/styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, data, matchRoutes, RouterProvider } from 'react-router-dom';
import { PAGE_STATE_ID, ROOT_ID, type PageState } from './page-state.ts';
import { preservePage } from './pages/preserved-page.tsx';
import type { PageHandle } from './remote-routes.tsx';
import { loadRemote } from './remotes/load-remote.ts';
import { RoutesContext } from './remotes/prefetch.ts';
import { createSiteRoutes } from './routes.tsx';

const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as PageState;
const { remotes, siteUrl, dataLayer } = state;
const routes = createSiteRoutes({ remotes, loadRemote, getApi, siteUrl });

await loadShownPage();
const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: state.loaderData, actionData: state.actionData, errors: state.errors },
});

hydrateRoot(
  document.getElementById(ROOT_ID) as HTMLElement,
  <StrictMode>
    <RoutesContext value={routes}>
      <RouterProvider router={router} />
    </RoutesContext>
  </StrictMode>,
);

/**
 * Loads the page's code before React hydrates the server's HTML. If the code cannot be loaded, the visitor keeps that
 * HTML: it is readable, and its links work.
 */
async function loadShownPage() {
  const handle = matchRoutes(routes, window.location)?.at(-1)?.route.handle as PageHandle | undefined;
  if (!handle || state.errors) return;
  try {
    await handle.load();
  } catch (error) {
    console.error(error);
    preservePage(handle);
  }
}

/** The server ran the first page's loader: the client, with the schemas of every reply, is only needed for the next. */
async function getApi() {
  const { createApiClient } = await import('@site/contract').catch((error: unknown) => {
    console.error(error);
    throw data(null, { status: 503 });
  });
  return createApiClient({ dataLayer });
}
