import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { DeadlineExceeded, withDeadline } from '../waiting.ts';
import type { UncheckedAdvert } from './advert-builder.ts';
import { FeedError } from './feed.ts';
import type { FeedLimits } from './limits.ts';
import type { PageHead } from './logicmelon-schema.ts';
import type { PagePart } from './page-builder.ts';
import { patiently } from './patiently.ts';
import { readPage } from './read-page.ts';

interface WantedPage {
  /** From 0. */
  index: number;
  /** How many adverts. */
  size: number;
  firstImport: Date;
  /** What may still be read of the feed. */
  limits: FeedLimits;
}

/** Reads one page. @throws FeedError, CutShort */
export type FeedSource = (page: WantedPage) => AsyncGenerator<PagePart, PageHead>;

interface HttpOptions {
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
  /** Waits before the second, third ... attempt. */
  retryDelaysMs?: readonly number[];
}

/** A live feed. Asks for `?PageIndex=<n>&PageSize=<size>`; temporary faults are retried. */
export function httpSource(
  url: string,
  { fetch = globalThis.fetch, timeoutMs = 20_000, retryDelaysMs = [1_000, 2_000, 4_000] }: HttpOptions = {},
): FeedSource {
  const request = (address: URL) =>
    withDeadline('The job feed', timeoutMs, (signal) =>
      onItsHost(address, (at) => fetch(at, { headers: { accept: 'application/json' }, redirect: 'manual', signal })),
    );
  return async function* ({ index, size, limits }) {
    const address = new URL(url);
    address.searchParams.set('PageIndex', String(index));
    address.searchParams.set('PageSize', String(size));
    let handedOn = 0;
    for (let tries = 0; ; tries++) {
      try {
        const response = await request(address);
        if (!response.ok) throw new HttpFault(response.status);
        const page = readPage(
          patiently('The job feed', timeoutMs, response.body ?? new Blob().stream()),
          limits,
          charsetOf(response),
        );
        return yield* mapped(
          page,
          without(handedOn, (adverts) => (handedOn += adverts)),
        );
      } catch (cause) {
        const delay = retryDelaysMs[tries];
        if (delay === undefined || !isTemporary(cause)) throw unreadable(cause);
        await wait(delay);
      }
    }
  };
}

/** Leaves out the first adverts of a page that is read once more: an attempt that broke off has handed them on. */
function without(first: number, onHandedOn: (adverts: number) => void) {
  let left = first;
  return (part: PagePart): PagePart => {
    const adverts = part.adverts.slice(left);
    left -= part.adverts.length - adverts.length;
    onHandedOn(adverts.length);
    return { ...part, adverts };
  };
}

/** A page whose parts are changed on their way. */
async function* mapped(
  page: AsyncGenerator<PagePart, PageHead>,
  change: (part: PagePart) => PagePart,
): AsyncGenerator<PagePart, PageHead> {
  try {
    for (;;) {
      const step = await page.next();
      if (step.done) return step.value;
      yield change(step.value);
    }
  } finally {
    // Where nobody reads on.
    await page.return(NOTHING);
  }
}

const NOTHING: PageHead = { PageIndex: 0, PageCount: 0, TotalItemCount: 0 };

const MOST_REDIRECTS = 5;

/**
 * Follows redirects on the feed's own host only: elsewhere, a feed could lead to what only this machine and its
 * neighbours may reach.
 */
async function onItsHost(address: URL, request: (address: URL) => Promise<Response>): Promise<Response> {
  let at = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await request(at);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, at)) throw new FeedError('The job feed redirects to something that is no address');
    at = new URL(location, at);
    if (at.hostname !== address.hostname || !/^https?:$/.test(at.protocol) || isDowngrade(address, at))
      throw new FeedError(
        'The job feed redirects to another host, or away from https: set FEED_URL to its new address',
      );
  }
  throw new FeedError(`The job feed redirects more than ${MOST_REDIRECTS} times`);
}

const isDowngrade = (from: URL, to: URL) => from.protocol === 'https:' && to.protocol === 'http:';

/** 'windows-1252' of 'application/json; charset=windows-1252'. */
const charsetOf = ({ headers }: Response): string | undefined =>
  /;\s*charset="?([^\s";]+)/i.exec(headers.get('content-type') ?? '')?.[1];

class HttpFault extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`it answered with status ${status}`);
    this.status = status;
  }
}

const isTemporary = (cause: unknown): boolean =>
  !(cause instanceof FeedError) && !(cause instanceof HttpFault && cause.status < 500 && cause.status !== 429);

/** The address may hold a key, so it stays out of the message. */
function unreadable(cause: unknown): FeedError {
  if (cause instanceof FeedError) return cause;
  return new FeedError(`The job feed could not be read: ${reasonOf(cause)}`, { cause });
}

function reasonOf(cause: unknown): string {
  if (cause instanceof HttpFault) return cause.message;
  return cause instanceof DeadlineExceeded ? 'it kept the site waiting too long' : 'it did not answer properly';
}

/** A file that holds the whole feed as one page. `PostedDaysAgo` becomes a date counted back from the first import. */
export function fileSource(path: string): FeedSource {
  return async function* ({ firstImport, limits }) {
    try {
      const file = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
      const head = yield* mapped(readPage(patiently('The feed file', READ_FILE_MS, file), limits), (part) => ({
        ...part,
        adverts: part.adverts.map((advert) => withPostDate(advert, firstImport)),
      }));
      return { ...head, PageIndex: 0, PageCount: 1 };
    } catch (cause) {
      if (cause instanceof FeedError) throw cause;
      throw new FeedError('The job feed file could not be read', { cause });
    }
  };
}

/** A file may be on a disk that does not answer. */
const READ_FILE_MS = 60_000;

const AgedAdvertSchema = v.looseObject({ AdvertID: v.number(), PostedDaysAgo: v.pipe(v.number(), v.minValue(0)) });
const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;

function withPostDate(advert: UncheckedAdvert, firstImport: Date): UncheckedAdvert {
  const parsed = v.safeParse(AgedAdvertSchema, 'raw' in advert ? advert.raw : undefined);
  if (!parsed.success) return advert;
  const { PostedDaysAgo: days, AdvertID: id } = parsed.output;
  // A day's adverts are spread over it: nobody posts a hundred in the same second.
  const minutes = days * MINUTES_PER_DAY + (id % MINUTES_PER_DAY);
  const posted = new Date(firstImport.getTime() - minutes * MINUTE_MS);
  return { raw: { ...parsed.output, LastPostDate: posted.toISOString() } };
}
