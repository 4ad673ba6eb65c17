import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in server HTML and until React has hydrated it: for controls that need scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
