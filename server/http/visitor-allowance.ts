import { LRUCache } from 'lru-cache';

const WINDOW_MS = 15 * 60_000;
const MOST_VISITORS = 50_000;

/** Whether what a visitor reports still counts: so often in a quarter of an hour, in memory. */
export function createVisitorAllowance(most: number, now: () => number): (key: string) => boolean {
  const counted = new LRUCache<string, number>({
    max: MOST_VISITORS,
    ttl: WINDOW_MS,
    ttlResolution: 0,
    noUpdateTTL: true,
    perf: { now },
  });
  return (key) => {
    const times = (counted.get(key) ?? 0) + 1;
    counted.set(key, times);
    return times <= most;
  };
}
