import { useSyncExternalStore } from 'react';
import { useOutletContext } from 'react-router-dom';
import { brand } from '@site/design-system';
import type { PageContext } from './remote.ts';

const neverChanges = () => () => undefined;

/**
 * The absolute URL of a path on the site's configured origin. Without one, it is on the visitor's current origin, or on
 * the brand's while the server renders.
 */
export function usePageAddress(path: string): string {
  const { siteUrl } = useOutletContext<PageContext | null>() ?? {};
  const origin = useSyncExternalStore(
    neverChanges,
    () => siteUrl ?? location.origin,
    () => siteUrl ?? brand.url,
  );
  return new URL(path, origin).href;
}
