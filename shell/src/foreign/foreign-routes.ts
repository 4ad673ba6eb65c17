import type { ComponentType, ReactNode } from 'react';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import type { MetaArgs, PageMeta } from '@site/remote-kit';
import { NotFoundPage, notFoundMeta } from '../pages/not-found.tsx';

interface ForeignPageModule {
  Component?: ComponentType | null;
  element?: ReactNode;
  default?: ComponentType;
  meta?(args: MetaArgs): PageMeta;
}

/** What a container's './routes' may export in its list: our routes, or the router's. */
export interface ForeignRoute extends ForeignPageModule {
  path?: string;
  index?: boolean;
  load?(): Promise<ForeignPageModule>;
  lazy?(): Promise<ForeignPageModule>;
  children?: readonly ForeignRoute[];
}

export interface MatchedPage {
  /** With the code of the page that matches. */
  routes: readonly RouteObject[];
  /** Undefined for a page that says nothing of itself. */
  meta: ((url: URL) => PageMeta) | undefined;
}

/** What the router keeps of a route for whoever has made it. */
interface Handle {
  load: (() => Promise<ForeignPageModule>) | undefined;
  meta: ForeignPageModule['meta'];
}

/**
 * The routes of a container below a path of the site, and the code of the page at `pathname`. The page that is not
 * found is the site's.
 */
export async function openRoutes(
  routes: readonly ForeignRoute[],
  path: string,
  pathname: string,
): Promise<MatchedPage> {
  const base = path.replace(/\/\*?$/, '');
  const own = [...routes.flatMap((route) => below(base, route)), NOT_FOUND];
  const matches = matchRoutes(own, pathname.slice(base.length) || '/') ?? [];
  await Promise.all(matches.map(({ route }) => resolve(route)));
  const last = matches.at(-1);
  const { meta } = (last?.route.handle ?? {}) as Partial<Handle>;
  const params: Params = last?.params ?? {};
  return { routes: own, meta: meta && ((url) => meta({ data: undefined, params, url })) };
}

const NOT_FOUND: RouteObject = {
  path: '*',
  Component: NotFoundPage,
  handle: { load: undefined, meta: notFoundMeta } satisfies Handle,
};

/** As a descendant of the site's route; none where the path is another one. */
function below(base: string, route: ForeignRoute): RouteObject[] {
  const { path = '' } = route;
  if (!path.startsWith('/')) return [adapted(route, path)];
  return path === base || path.startsWith(`${base}/`) ? [adapted(route, path.slice(base.length) || '/')] : [];
}

function adapted({ index, load, lazy, children, ...page }: ForeignRoute, path: string): RouteObject {
  const handle: Handle = { load: load ?? lazy, meta: page.meta };
  const shown = shownBy(page);
  if (index) return { index, ...shown, handle };
  const nested = children?.map((child) => adapted(child, child.path ?? ''));
  return { path, ...shown, handle, ...(nested && { children: nested }) };
}

const shownBy = ({
  Component,
  element,
  default: only,
}: ForeignPageModule): Pick<RouteObject, 'Component' | 'element'> => {
  const component = Component ?? only;
  return component ? { Component: component } : { element };
};

async function resolve(route: RouteObject): Promise<void> {
  const handle = route.handle as Handle;
  const page = await handle.load?.();
  if (!page) return;
  const { meta = handle.meta } = page;
  Object.assign(route, shownBy(page), { handle: { load: undefined, meta } satisfies Handle });
}
