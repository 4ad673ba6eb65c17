import { LRUCache } from 'lru-cache';
import type { PageCopy } from './page-copy.ts';

/** How long a page may be answered from the cache: pages show how old a job is. */
const CACHED_MS = 60_000;
/** A page that is missing may soon exist, and anybody can make up addresses of more. */
const MISSING_CACHED_MS = 10_000;

const MEGABYTE = 1024 * 1024;
const BYTES = 64 * MEGABYTE;
const MISSING_BYTES = 4 * MEGABYTE;

const CACHED_STATUS = 200;
const MISSING_STATUSES: readonly number[] = [404, 410];

/** A page that is being made, shared by everybody who waits for it. */
interface Making {
  page: Promise<PageCopy | Response>;
  waiting: number;
  /** Called when nobody waits any more. */
  abandon: () => void;
}

type Make = (signal: AbortSignal) => Promise<PageCopy | Response>;

export interface PageCache {
  get(key: string): PageCopy | undefined;
  isBeingMade(key: string): boolean;
  /**
   * The page that `make` returns, which is cached if it may be, or the response that takes its place. Concurrent
   * callers share it. When all of them have left, the signal that `make` gets is aborted.
   */
  make(key: string, visitor: AbortSignal, make: Make): Promise<PageCopy | Response>;
}

/** Caches whole pages in this process's memory. Missing ones cannot push out others. */
export function createPageCache({ bytes = BYTES, now = () => performance.now() } = {}): PageCache {
  const cacheOf = (maxSize: number, ttl: number) =>
    new LRUCache<string, PageCopy>({ maxSize, ttl, ttlResolution: 0, perf: { now }, sizeCalculation });
  const found = cacheOf(bytes, CACHED_MS);
  const missing = cacheOf(MISSING_BYTES, MISSING_CACHED_MS);
  const beingMade = new Map<string, Making>();

  function store(key: string, page: PageCopy | Response): void {
    if (page instanceof Response || !page.isCacheable) return;
    if (page.status === CACHED_STATUS) found.set(key, page);
    else if (MISSING_STATUSES.includes(page.status)) missing.set(key, page);
  }

  function start(key: string, make: Make): Making {
    const controller = new AbortController();
    const page = make(controller.signal).finally(() => beingMade.delete(key));
    const making = { page, waiting: 0, abandon: () => controller.abort() };
    page.then(
      (made) => store(key, made),
      () => undefined,
    );
    return making;
  }

  return {
    get: (key) => found.get(key) ?? missing.get(key),
    isBeingMade: (key) => beingMade.has(key),
    async make(key, visitor, make) {
      const making = beingMade.get(key) ?? start(key, make);
      beingMade.set(key, making);
      making.waiting += 1;
      const leave = () => {
        making.waiting -= 1;
        if (making.waiting === 0) making.abandon();
      };
      visitor.addEventListener('abort', leave, { once: true });
      return making.page.finally(() => visitor.removeEventListener('abort', leave));
    },
  };
}

const sizeCalculation = ({ content }: PageCopy, key: string): number =>
  key.length + ('br' in content ? content.br : content.plain).byteLength;
