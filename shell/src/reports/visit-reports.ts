import type { RemoteReport } from '../remotes/report.ts';
import type { RegisteredRemote } from '../remotes/registry.ts';
import { watchVitals } from './vitals.ts';
import { reportsPath, type VisitReport } from './visit-report.ts';

interface ShownPage {
  /** The last one is the page's. */
  matches: readonly { route: { id: string } }[];
  /** What shows an error instead. */
  errors: object | null;
}

interface FollowedRouter {
  state: ShownPage;
  subscribe(listener: (state: ShownPage) => void): unknown;
}

/**
 * Reports to the server how each remote did whose pages this document shows: failures at once, everything else when the
 * visitor leaves or hides the document, which a phone may end without a word.
 */
export function startVisitReports(remotes: readonly RegisteredRemote[]) {
  const shown = new Set<string>();
  const reported = new Set<string>();
  const measureVitals = watchVitals();
  /** The remote that the document was loaded for. The vitals of what follows its pages are not its doing. */
  let first: string | undefined;
  let vitals: { value: VisitReport['vitals'] } | undefined;

  function send(name: string, report: VisitReport) {
    const version = remotes.find((remote) => remote.name === name)?.version;
    if (version === undefined || reported.has(name)) return;
    reported.add(name);
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(reportsPath(name, version), body);
  }

  function show({ matches, errors }: ShownPage) {
    const routeId = matches.at(-1)?.route.id;
    const name = remotes.find(({ routes }) => routes.some(({ path }) => path === routeId))?.name;
    first ??= name ?? '';
    if (name !== first) vitals ??= { value: measureVitals() };
    // What failed on the server is counted there.
    if (name !== undefined && !errors) shown.add(name);
  }

  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    vitals ??= { value: measureVitals() };
    for (const name of shown)
      send(name, { outcome: 'loaded', ...(name === first && vitals.value && { vitals: vitals.value }) });
  });

  return {
    failed: ({ remote, kind }: Pick<RemoteReport, 'remote' | 'kind'>) => send(remote, { outcome: kind }),
    /** The page has a part that is another remote's. */
    shown: (name: string) => void shown.add(name),
    /** From now on, the router's pages are those that the document shows. */
    follow(router: FollowedRouter) {
      show(router.state);
      router.subscribe(show);
    },
    /**
     * For React, which has thrown the server's HTML away and rendered the page again: the remote's doing, unless
     * somebody else had changed the HTML.
     */
    hydrationFailed(error: unknown, isForeign: boolean) {
      if (isForeign) return console.info('An extension or a translation changed the page before it reacted', error);
      reportError(error);
      if (first) send(first, { outcome: 'render-failed' });
    },
  };
}
