import { LRUCache } from 'lru-cache';
import type { PageCopy } from './page-copy.ts';

/** How long a page may be answered from memory: pages show how old a job is. */
const KEPT_MS = 60_000;
/** A page that does not exist may soon do so, and anybody can think of more of them. */
const MISSING_KEPT_MS = 10_000;

const MEGABYTE = 1024 * 1024;
const BYTES = 64 * MEGABYTE;
const MISSING_BYTES = 4 * MEGABYTE;

const KEPT_STATUS = 200;
const MISSING_STATUSES: readonly number[] = [404, 410];

/** A page that is being made, for everybody who waits for it. */
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
   * The page that `make` returns, which is kept if it may be, or the response that there is instead. Concurrent callers
   * share it. When all of them have left, the signal that `make` gets is aborted.
   */
  make(key: string, visitor: AbortSignal, make: Make): Promise<PageCopy | Response>;
}

/** Whole pages in this process's memory. Those that do not exist cannot push others out. */
export function createPageCache({ bytes = BYTES, now = () => performance.now() } = {}): PageCache {
  const cacheOf = (maxSize: number, ttl: number) =>
    new LRUCache<string, PageCopy>({ maxSize, ttl, ttlResolution: 0, perf: { now }, sizeCalculation });
  const kept = cacheOf(bytes, KEPT_MS);
  const missing = cacheOf(MISSING_BYTES, MISSING_KEPT_MS);
  const beingMade = new Map<string, Making>();

  function keep(key: string, page: PageCopy | Response): void {
    if (page instanceof Response || !page.mayBeKept) return;
    if (page.status === KEPT_STATUS) kept.set(key, page);
    else if (MISSING_STATUSES.includes(page.status)) missing.set(key, page);
  }

  function start(key: string, make: Make): Making {
    const controller = new AbortController();
    const page = make(controller.signal).finally(() => beingMade.delete(key));
    const making = { page, waiting: 0, abandon: () => controller.abort() };
    page.then(
      (made) => keep(key, made),
      () => undefined,
    );
    return making;
  }

  return {
    get: (key) => kept.get(key) ?? missing.get(key),
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
