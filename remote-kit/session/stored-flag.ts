import type { AuthCall } from './access.ts';

/**
 * Marks that this browser has signed in before, so that only such a browser asks the server to verify its session.
 * The flag itself grants nothing. A browser that keeps no storage simply asks for the password again.
 */
export interface StoredFlag {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

export function storedFlag(auth: AuthCall, storage: () => Storage = () => localStorage): StoredFlag {
  const key = `session:${auth}`;
  const attempt = <Answer>(action: (store: Storage) => Answer): Answer | undefined => {
    try {
      return action(storage());
    } catch {
      return undefined;
    }
  };
  return {
    isSet: () => attempt((store) => store.getItem(key)) === 'true',
    set: () => void attempt((store) => store.setItem(key, 'true')),
    clear: () => void attempt((store) => store.removeItem(key)),
  };
}
