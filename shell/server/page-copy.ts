import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { compress, encodingFor, type Encoding } from './compression.ts';

/** A page, or a file that is made like one, that is the same for everybody and ready to send. */
export interface PageCopy {
  status: number;
  /** The page's route, for the log. */
  route: string;
  /** Its media type. */
  type: string;
  /** Changes with the content. */
  hash: string;
  /** Either compressed or, for what compresses no further, as it is. */
  encoded: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>> | { plain: Uint8Array<ArrayBuffer> }>;
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

type Facts = Pick<PageCopy, 'status' | 'route' | 'mayBeKept'> & { type?: string };

const TEXT = 'text/plain; charset=utf-8';

/** A copy of text, compressed, or of a picture. The type is HTML unless another is named. */
export async function copyOf(
  content: string | Uint8Array<ArrayBuffer>,
  { type = 'text/html; charset=UTF-8', ...facts }: Facts,
): Promise<PageCopy> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  if (typeof content !== 'string') return { ...facts, type, hash, encoded: { plain: bytes } };
  const [br, gzip] = await Promise.all([compress.br(bytes), compress.gzip(bytes)]);
  return { ...facts, type, hash, encoded: { br, gzip } };
}

/** A copy of text that a page answered with. */
export async function copyOfResponse(response: Response, route: string): Promise<PageCopy> {
  const { status, headers } = response;
  return copyOf(await response.text(), { status, route, type: headers.get('content-type') ?? TEXT, mayBeKept: true });
}

/** The response to a visitor with these request headers. Whoever accepts no compression gets the page unpacked. */
export async function answerWith(page: PageCopy, asked: Headers): Promise<Response> {
  const encoding = 'plain' in page.encoded ? undefined : encodingFor(asked.get('accept-encoding'));
  const isCacheable = page.mayBeKept && page.status === 200;
  const etag = `"${page.hash}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({ vary: 'Accept-Encoding', ...(isCacheable ? { etag, ...CACHEABLE } : UNCACHEABLE) });
  if (isCacheable && has(asked.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', page.type);
  if (encoding) headers.set('content-encoding', encoding);
  const body = await bodyOf(page, encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status: page.status, headers });
}

async function bodyOf({ encoded }: PageCopy, encoding: Encoding | undefined): Promise<Uint8Array<ArrayBuffer>> {
  if ('plain' in encoded) return encoded.plain;
  return encoding ? encoded[encoding] : new Uint8Array(await unpack(encoded.gzip));
}

const unpack = promisify(gunzip);

/** A proxy that transforms pages marks their tags as weak. */
const has = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
