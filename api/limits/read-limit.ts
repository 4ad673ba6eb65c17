import { LIMITS } from '@site/protocol';
import { LRUCache } from 'lru-cache';

/** When more addresses than this read at once, the count of the one that has been quiet longest starts again. */
const MOST_ADDRESSES = 50_000;

/** Counts a read by this address. Returns the seconds until its next one is allowed, 0 if this one is. */
export type ReadLimit = (address: string) => number;

/** Counts reads in this process's memory: writing each to the database would be the larger load. */
export function createReadLimit(now = () => performance.now()): ReadLimit {
  const { attempts, windowMs } = LIMITS.read;
  const windows = new LRUCache<string, { reads: number; endsAt: number }>({ max: MOST_ADDRESSES });
  return (address) => {
    const open = windows.get(address);
    const window = open && open.endsAt > now() ? open : { reads: 0, endsAt: now() + windowMs };
    window.reads += 1;
    windows.set(address, window);
    return window.reads > attempts ? Math.max(1, Math.ceil((window.endsAt - now()) / 1000)) : 0;
  };
}
