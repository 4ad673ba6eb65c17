import '@site/design-system/styles.css';
import './trusted-types.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, data, RouterProvider } from 'react-router-dom';
import { readyToCatchUp } from './before-hydration/catch-up.ts';
import { lazyFragments } from './fragments/lazy-fragments.tsx';
import { FailedPageContext } from './layout/failure-number.tsx';
import { allowSkippedTransitions } from './layout/page-transition.ts';
import { PreviewContext } from './layout/preview-context.ts';
import { createPageData } from './page-data/page-data.ts';
import { readPageState, ROOT_ID } from './page-state.ts';
import { preservePage } from './pages/preserved-page.tsx';
import type { PageHandle } from './page-handle.ts';
import { checkWhatFollows } from './remotes/check-modules.ts';
import { LOADS_WITHIN_MS } from './remotes/load-page.ts';
import { createRemoteLoader } from './remotes/load-remote.ts';
import { openDocument, recover } from './remotes/recover.ts';
import { RemoteUnavailableError } from './remotes/registry.ts';
import { failureNumberOf, onRemoteReport, reportRemote } from './remotes/report.ts';
import { RoutesContext } from './remotes/prefetch.ts';
import { startVisitReports } from './reports/visit-reports.ts';
import { createSiteRoutes } from './routes.tsx';
import { followTranslation } from './translated-text.ts';

const state = readPageState();
const { remotes, siteUrl, preview } = state;
const pageData = createPageData();
const fragments = lazyFragments(async () => {
  const { createFragmentSource, shownFragments } = await import('./fragments/shown-fragment.tsx');
  return shownFragments(createFragmentSource(remotes, state.fragments, getApi, (remote) => reports?.shown(remote)));
});
const routes = createSiteRoutes({
  remotes,
  loadRemote: createRemoteLoader(remotes),
  getApi,
  siteUrl,
  Fragment: fragments.Fragment,
  loadsWithin: LOADS_WITHIN_MS,
  recover,
  pageData,
  openDocument,
  onReact: () => checkWhatFollows(remotes),
});
const reports = preview ? undefined : startVisitReports(remotes);

const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: state.loaderData, actionData: state.actionData, errors: state.errors },
});
onRemoteReport((report) => {
  reports?.failed(report);
  const page = {
    route: router.state.matches.at(-1)?.route.id ?? '',
    registered: remotes.find(({ name }) => name === report.remote),
  };
  // Its own code may not load, either.
  void import('./reports/report-failure.ts')
    .then(({ reportFailure }) => reportFailure(report, page))
    .catch(() => undefined);
});
void start();

/** Brings the page to life. The file itself waits for nothing: what loads meanwhile imports parts of it. */
async function start(): Promise<void> {
  await breath();
  await loadShownPage(router.state.matches.at(-1)?.route.handle as PageHandle | undefined);
  await breath();
  pageData.follow(router, shownData());
  reports?.follow(router);

  allowSkippedTransitions();
  // From now on, links open no documents.
  document.querySelector('script[type="speculationrules"]')?.remove();

  // A transition lets the browser answer the visitor between two parts of the page.
  startTransition(() => {
    const root = document.getElementById(ROOT_ID) as HTMLElement;
    const isForeign = readyToCatchUp(root, settled);
    followTranslation(root);
    hydrateRoot(
      root,
      <StrictMode>
        <PreviewContext value={preview}>
          <FailedPageContext value={{ number: state.failureNumber, data: Object.values(state.loaderData)[0] }}>
            <RoutesContext value={routes}>
              <RouterProvider router={router} />
            </RoutesContext>
          </FailedPageContext>
        </PreviewContext>
      </StrictMode>,
      reports && { onRecoverableError: (error) => reports.hydrationFailed(error, isForeign) },
    );
  });
}

/** Lets the browser answer the visitor between two parts of the work. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Until the page that was asked for last is shown. */
async function settled(): Promise<void> {
  do await breath();
  while (router.state.navigation.location);
}

/** What the server made the page from, unless something was missing. */
function shownData(): unknown {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (state.errors || (document?.responseStatus ?? 0) >= 400) return undefined;
  return Object.values(state.loaderData)[0];
}

/**
 * Loads the page's code before React hydrates the server's HTML. If the code cannot be loaded, the visitor keeps that
 * HTML: it is readable, and its links work.
 */
async function loadShownPage(handle: PageHandle | undefined) {
  if (!handle || state.errors) return;
  try {
    await Promise.all([handle.load(), state.fragments && fragments.ready()]);
  } catch (error) {
    console.error(error);
    const { pathname, search } = window.location;
    if (error instanceof RemoteUnavailableError) await recover(error, pathname + search);
    const { remote, version } = error instanceof RemoteUnavailableError ? error : {};
    if (!(error instanceof Error) || !remote) return preservePage(handle);
    preservePage(handle, failureNumberOf(error));
    reportRemote({ remote, version, kind: 'load-failed', error });
  }
}

async function getApi() {
  const { api } = await import('./api.ts').catch((error: unknown) => {
    console.error(error);
    throw data(null, { status: 503 });
  });
  return api;
}
