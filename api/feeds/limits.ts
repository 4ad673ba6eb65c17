import { totalmem } from 'node:os';

/** How much of a feed is read. What is over a limit is refused; the rest is not affected. */
export interface FeedLimits {
  /** How many adverts all pages may have. */
  adverts: number;
  /** How many bytes all pages may have, unpacked. */
  bytes: number;
  /** How many characters an advert may have, the names of its fields included. */
  advertLength: number;
  /** How many characters each of its texts may have. */
  textLength: number;
  /** How deeply its fields may be nested. */
  depth: number;
  /** Megabytes of the thread that reads the feed. */
  threadMemory: number;
}

const MB = 1024 * 1024;
/** With less the thread cannot load its code. */
const LEAST_THREAD_MB = 128;
/** Whatever the memory: a real advert has three levels. */
const DEEPEST = 100;

/**
 * What a process that may use so many bytes of memory has room for. With 1 GB: 262,144 adverts of 4 KB each on average,
 * of which only the numbers are kept in memory, and one advert of 1 MB at a time.
 */
export function feedLimits(memory = usableMemory()): FeedLimits {
  return {
    bytes: memory,
    adverts: Math.floor(memory / 4096),
    advertLength: Math.floor(memory / 1024),
    textLength: Math.floor(memory / 8192),
    depth: Math.min(DEEPEST, Math.ceil(memory / (32 * MB))),
    threadMemory: Math.max(LEAST_THREAD_MB, Math.floor(memory / (5 * MB))),
  };
}

/** Bytes: the machine's memory, or less where the process may not use all of it. */
function usableMemory(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}
