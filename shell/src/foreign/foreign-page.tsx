import { Suspense, use, useEffect, type ReactNode } from 'react';
import { UNSAFE_RouteContext } from 'react-router';
import { useLocation, useRevalidator, useRoutes } from 'react-router-dom';
import { useHydrated } from '@site/design-system';
import type { ForeignPageProps } from './foreign-module.tsx';

/** A page of the container, once the server's HTML is hydrated. */
export function ForeignPage({ standIn, ...shown }: ForeignPageProps) {
  return useHydrated() ? (
    <Suspense fallback={standIn}>
      <WithRoutesBelow path={shown.path}>
        <OwnPage {...shown} />
      </WithRoutesBelow>
    </Suspense>
  ) : (
    standIn
  );
}

/** Lets the router look for routes below one of the site's that has none: it would warn of those. */
function WithRoutesBelow({ path, children }: { path: string; children: ReactNode }) {
  const context = use(UNSAFE_RouteContext);
  const last = context.matches.at(-1);
  if (!last || path.endsWith('*')) return children;
  const open = { ...last, route: { ...last.route, path: `${path}/*` } };
  return (
    <UNSAFE_RouteContext value={{ ...context, matches: [...context.matches.slice(0, -1), open] }}>
      {children}
    </UNSAFE_RouteContext>
  );
}

function OwnPage({ container, path }: Omit<ForeignPageProps, 'standIn'>) {
  const { pathname } = useLocation();
  const routes = use(container.open(path, pathname));
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // The head is made with the layout, which has not waited for this.
    if (container.wasEarly(pathname)) void revalidate();
  }, [container, pathname, revalidate]);
  return useRoutes([...routes]);
}
