import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { withDeadline } from '../waiting.ts';
import { FeedError } from './feed.ts';
import { EnvelopeSchema, type Envelope } from './logicmelon-schema.ts';

/** Fetches one page; pages count from 0. */
export type FeedSource = (page: { index: number; size: number; firstImport: Date }) => Promise<Envelope>;

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
  const attempt = async (address: URL): Promise<Envelope> => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await onItsHost(address, (at) =>
      fetch(at, { headers: { accept: 'application/json' }, redirect: 'manual', signal }),
    );
    if (!response.ok) throw new HttpFault(response.status);
    return parseEnvelope(JSON.parse(await readText(response)));
  };
  return async ({ index, size }) => {
    const address = new URL(url);
    address.searchParams.set('PageIndex', String(index));
    address.searchParams.set('PageSize', String(size));
    for (let tries = 0; ; tries++) {
      try {
        return await attempt(address);
      } catch (cause) {
        const delay = retryDelaysMs[tries];
        if (delay === undefined || !isTemporary(cause)) throw unreadable(cause);
        await wait(delay);
      }
    }
  };
}

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

/** A thousand of the longest adverts fit; without a limit a faulty feed could exhaust the memory. */
const MOST_BYTES = 128 * 1024 * 1024;

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) throw new FeedError('The job feed sent a page that is too large');
  }
  return text + decoder.decode();
}

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
  const reason = cause instanceof HttpFault ? cause.message : 'it did not answer properly';
  return new FeedError(`The job feed could not be read: ${reason}`, { cause });
}

/** A file that holds the whole feed as one page. `PostedDaysAgo` becomes a date counted back from the first import. */
export function fileSource(path: string): FeedSource {
  return async ({ index, size, firstImport }) => {
    const { Adverts: all } = await readEnvelope(path);
    return {
      PageIndex: index,
      PageCount: Math.ceil(all.length / size),
      TotalItemCount: all.length,
      Adverts: all.slice(index * size, (index + 1) * size).map((advert) => withPostDate(advert, firstImport)),
    };
  };
}

/** A file may be on a disk that does not answer. */
const READ_FILE_MS = 60_000;

async function readEnvelope(path: string): Promise<Envelope> {
  try {
    const read = (signal: AbortSignal) => readFile(path, { encoding: 'utf8', signal });
    return parseEnvelope(JSON.parse(await withDeadline('The feed file', READ_FILE_MS, read)));
  } catch (cause) {
    if (cause instanceof FeedError) throw cause;
    throw new FeedError('The job feed file could not be read', { cause });
  }
}

const AgedAdvertSchema = v.looseObject({ AdvertID: v.number(), PostedDaysAgo: v.pipe(v.number(), v.minValue(0)) });
const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;

function withPostDate(advert: unknown, firstImport: Date): unknown {
  const parsed = v.safeParse(AgedAdvertSchema, advert);
  if (!parsed.success) return advert;
  const { PostedDaysAgo: days, AdvertID: id } = parsed.output;
  // A day's adverts are spread over it: nobody posts a hundred in the same second.
  const minutes = days * MINUTES_PER_DAY + (id % MINUTES_PER_DAY);
  return { ...parsed.output, LastPostDate: new Date(firstImport.getTime() - minutes * MINUTE_MS).toISOString() };
}

function parseEnvelope(body: unknown): Envelope {
  const parsed = v.safeParse(EnvelopeSchema, body);
  if (!parsed.success) throw new FeedError('The job feed sent something other than pages of adverts');
  return parsed.output;
}
