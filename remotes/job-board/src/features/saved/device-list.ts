import { useSyncExternalStore } from 'react';
import { readKeptJobs, type KeptJob } from './kept-job.ts';

/** A list of jobs in this browser's storage, the latest first. All tabs of the site share it. */
export interface DeviceList {
  /** Undefined where the browser keeps nothing for the site. */
  read: () => readonly KeptJob[] | undefined;
  /** False where the browser refuses to keep it. */
  write: (jobs: readonly KeptJob[]) => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function deviceList(key: string): DeviceList {
  const listeners = new Set<() => void>();
  let last: { text: string | null; jobs: readonly KeptJob[] } | undefined;
  return {
    read() {
      try {
        const text = localStorage.getItem(key);
        if (last?.text !== text) last = { text, jobs: readKeptJobs(text) };
        return last?.jobs;
      } catch {
        return undefined;
      }
    },
    write(jobs) {
      try {
        localStorage.setItem(key, JSON.stringify(jobs));
      } catch {
        return false;
      }
      for (const listener of listeners) listener();
      return true;
    },
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

/** The list as it is now; undefined on the server, before hydration, and where the browser keeps nothing. */
export const useDeviceList = ({ subscribe, read }: DeviceList): readonly KeptJob[] | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);
