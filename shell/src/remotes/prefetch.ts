import { createContext, useContext, useMemo } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from '../remote-routes.tsx';

/** The router's routes, so that a link can fetch the code behind it before it is followed. */
export const RoutesContext = createContext<readonly RouteObject[]>([]);

/** Event handlers that prefetch the code for the page at `href`; a failure surfaces when the link is followed. */
export function usePrefetch(href: string) {
  const routes = useContext(RoutesContext);
  return useMemo(() => {
    const prefetch = () => {
      const path = href.split(/[?#]/)[0] ?? href;
      for (const { route } of matchRoutes([...routes], path) ?? []) {
        void (route.handle as PageHandle | undefined)?.prefetch?.().catch(() => undefined);
      }
    };
    return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch };
  }, [routes, href]);
}
