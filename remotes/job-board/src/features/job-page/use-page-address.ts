import { useSyncExternalStore } from 'react';
import { brand } from '@site/design-system';

const neverChanges = () => () => undefined;

/** The absolute address of a path: on the origin that the visitor uses, or the public one while the server renders. */
export function usePageAddress(path: string): string {
  const origin = useSyncExternalStore(
    neverChanges,
    () => location.origin,
    () => brand.url,
  );
  return new URL(path, origin).href;
}
