import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in server HTML and until React has taken over: for controls that do nothing without scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
