import { useSyncExternalStore } from 'react';

/** Something in this browser's storage. All tabs of the site share it. */
export interface DeviceValue<Value> {
  /** Undefined where the browser keeps nothing for the site. */
  read: () => Value | undefined;
  /** False where the browser refuses to keep it. */
  write: (value: Value) => boolean;
  /** False where the browser refuses. */
  forget: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/** `parse` gets the stored text, null at first. It must accept any: anybody can edit what a device keeps. */
export function deviceValue<Value>(key: string, parse: (text: string | null) => Value): DeviceValue<Value> {
  const listeners = new Set<() => void>();
  let last: { text: string | null; value: Value } | undefined;

  const change = (act: (storage: Storage) => void): boolean => {
    try {
      act(localStorage);
    } catch {
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  };

  return {
    read() {
      try {
        const text = localStorage.getItem(key);
        if (last?.text !== text) last = { text, value: parse(text) };
        return last?.value;
      } catch {
        return undefined;
      }
    },
    write: (value) => change((storage) => storage.setItem(key, JSON.stringify(value))),
    forget: () => change((storage) => storage.removeItem(key)),
    subscribe(listener) {
      listeners.add(listener);
      // Browsers tell the other tabs.
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}

/** The value as it is now; undefined on the server, before hydration, and where the browser keeps nothing. */
export const useDeviceValue = <Value>({ subscribe, read }: DeviceValue<Value>): Value | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);
