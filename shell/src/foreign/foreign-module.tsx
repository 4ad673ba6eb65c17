import { Suspense, use, useEffect, type ReactNode } from 'react';
import { UNSAFE_RouteContext, useLocation, useRevalidator, useRoutes, type RouteObject } from 'react-router-dom';
import { useHydrated } from '@site/design-system';
import type { PageMeta, RemoteModule } from '@site/remote-kit';
import type { ForeignRemote } from '../remotes/registry.ts';
import { StandIn } from './stand-in.tsx';

/** A container that was built with other tools, in a browser. */
export interface Container {
  /** Loads it, unless the document shows its stand-in: then that is hydrated first. */
  prepare(): Promise<void>;
  /** The page at an address below a path of the site, with its code. @throws RemoteUnavailableError */
  open(path: string, pathname: string): Promise<readonly RouteObject[]>;
  /** What the page at this address says of itself; undefined until it has been opened, or when it says nothing. */
  metaAt(pathname: string): PageMeta | undefined;
  /** Whether the head was made before the page could say anything; from then on, it counts as made again. */
  wasEarly(pathname: string): boolean;
}

/** The pages of a remote that only browsers render. Without a container, as on the server, they are stand-ins. */
export function foreignModule({ name, routes, foreign }: ForeignRemote, container?: Container): RemoteModule {
  const { title, description } = foreign;
  const standIn = <StandIn remote={name} title={title} description={description} />;
  const meta = { title, ...(description && { description }) };
  return {
    routes: routes.map(({ path, layout }) => ({
      path,
      layout,
      source: 'src/pages/stand-in/index.ts',
      load: async () => {
        await container?.prepare();
        return {
          Component: () => (
            <div style={TALL}>
              {container ? <ForeignPage standIn={standIn} container={container} path={path} /> : standIn}
            </div>
          ),
          meta: ({ url }) => container?.metaAt(url.pathname) ?? meta,
        };
      },
    })),
  };
}

/** Keeps the footer below the window: it does not move when a page of another height takes the stand-in's place. */
const TALL = { minBlockSize: '100svh' };

interface ShownProps {
  container: Container;
  /** The site's path that the page is below. */
  path: string;
}

function ForeignPage({ standIn, ...shown }: ShownProps & { standIn: ReactNode }) {
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

function OwnPage({ container, path }: ShownProps) {
  const { pathname } = useLocation();
  const routes = use(container.open(path, pathname));
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // The head is made with the layout, which has not waited for this.
    if (container.wasEarly(pathname)) void revalidate();
  }, [container, pathname, revalidate]);
  return useRoutes([...routes]);
}
