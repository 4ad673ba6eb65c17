import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { compress, encodingFor, type Encoding } from './compression.ts';

/** A page that is the same for everybody, compressed and ready to send. */
export interface PageCopy {
  status: number;
  /** The page's route, for the log. */
  route: string;
  /** Changes with the HTML. */
  hash: string;
  encoded: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
  /** Whether it holds for later visitors too: nothing in it failed. */
  mayBeKept: boolean;
}

/**
 * What browsers and caches on the way may do with a page that may be kept. Browsers ask each time, and get 304 while
 * it is unchanged; a shared cache may answer for a few seconds, and a CDN that knows RFC 9213 also while it asks again.
 */
const CACHEABLE = {
  'cache-control': 'public, max-age=0, s-maxage=10',
  'cdn-cache-control': 'max-age=10, stale-while-revalidate=30',
};
const UNCACHEABLE = { 'cache-control': 'no-cache' };

export async function copyOf(html: string, facts: Pick<PageCopy, 'status' | 'route' | 'mayBeKept'>): Promise<PageCopy> {
  const bytes = new TextEncoder().encode(html);
  const [br, gzip] = await Promise.all([compress.br(bytes), compress.gzip(bytes)]);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { ...facts, hash, encoded: { br, gzip } };
}

/** The response to a visitor with these request headers. Whoever accepts no compression gets the page unpacked. */
export async function answerWith(page: PageCopy, asked: Headers): Promise<Response> {
  const encoding = encodingFor(asked.get('accept-encoding'));
  const isCacheable = page.mayBeKept && page.status === 200;
  const etag = `"${page.hash}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({ vary: 'Accept-Encoding', ...(isCacheable ? { etag, ...CACHEABLE } : UNCACHEABLE) });
  if (isCacheable && has(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', 'text/html; charset=UTF-8');
  if (encoding) headers.set('content-encoding', encoding);
  const body = encoding ? page.encoded[encoding] : new Uint8Array(await unpack(page.encoded.gzip));
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status: page.status, headers });
}

const unpack = promisify(gunzip);

/** A proxy that transforms pages marks their tags as weak. */
const has = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
