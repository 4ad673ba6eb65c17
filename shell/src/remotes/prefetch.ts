import { createContext, useContext, useMemo } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from '../page-handle.ts';

/** The router's routes, so that a link can fetch the page behind it before it is followed. */
export const RoutesContext = createContext<readonly RouteObject[]>([]);

/** How long visitors stay on a link that they mean to follow, in milliseconds. */
const MEANT_AFTER_MS = 65;

/** The link that the visitor is on is followed if they stay. */
let meaning: ReturnType<typeof setTimeout>;

/** Event handlers that prefetch the page at `href`; a failure surfaces when the link is followed. */
export function usePrefetch(href: string) {
  const routes = useContext(RoutesContext);
  return useMemo(() => {
    const [address = ''] = href.split('#');
    const [path = '', query] = address.split('?');
    const approach = () => {
      leave();
      if (savesData()) return;
      const { route, params = {} } = matchRoutes([...routes], path)?.at(-1) ?? {};
      const handle = route?.handle as PageHandle | undefined;
      void handle?.prefetch?.().catch(() => undefined);
      // What asks for something is for visitors to ask: searches are counted.
      if (query !== undefined) return;
      const read = () => void handle?.readAhead?.(new URL(address, location.href).href, params).catch(() => undefined);
      meaning = setTimeout(read, MEANT_AFTER_MS);
    };
    return { onPointerEnter: approach, onPointerLeave: leave, onFocus: approach, onBlur: leave };
  }, [routes, href]);
}

const leave = () => clearTimeout(meaning);

/** Which not all browsers tell. https://wicg.github.io/netinfo */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
