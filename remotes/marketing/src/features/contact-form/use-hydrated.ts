import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in server HTML and until React has taken over. */
export const useHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
