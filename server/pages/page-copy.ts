import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compress, encodingFor, type Encoding } from '../http/compression.ts';
import type { RemoteSources } from './document/remote-sources.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A page, or a file that is made like one, that is the same for everybody and ready to send. */
export interface PageCopy {
  status: number;
  /** The page's route, for the log. */
  route: string;
  /** Its media type. */
  type: string;
  /** Changes with the content. */
  hash: string;
  /** Compressed with brotli or, for what compresses no further, as it is. */
  content: Readonly<{ br: Bytes } | { plain: Bytes }>;
  /** Whether it holds for later visitors too: nothing in it failed. */
  mayBeKept: boolean;
  /** For a page's policy. */
  remoteSources?: RemoteSources;
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

type Facts = Pick<PageCopy, 'status' | 'route' | 'mayBeKept' | 'remoteSources'> & { type?: string };

const TEXT = 'text/plain; charset=utf-8';

/** A copy of text, compressed, or of a picture. The type is HTML unless another is named. */
export async function copyOf(
  content: string | Bytes,
  { type = 'text/html; charset=UTF-8', ...facts }: Facts,
): Promise<PageCopy> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const isText = typeof content === 'string';
  return { ...facts, type, hash, content: isText ? { br: await compress.br(bytes) } : { plain: bytes } };
}

/** A copy of text that a page answered with. */
export async function copyOfResponse(response: Response, route: string): Promise<PageCopy> {
  const { status, headers } = response;
  return copyOf(await response.text(), { status, route, type: headers.get('content-type') ?? TEXT, mayBeKept: true });
}

/** The response to a visitor with these request headers. Whoever accepts no compression gets the page unpacked. */
export async function answerWith(page: PageCopy, asked: Headers): Promise<Response> {
  const encoding = 'plain' in page.content ? undefined : encodingFor(asked.get('accept-encoding'));
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

async function bodyOf(page: PageCopy, encoding: Encoding | undefined): Promise<Bytes> {
  const { content } = page;
  if ('plain' in content) return content.plain;
  return encoding === 'br' ? content.br : inOtherForm(page.hash, content.br, encoding);
}

const OTHER_FORMS_BYTES = 16 * 1024 * 1024;

/** For those who accept no brotli, as browsers without https do not, and those who accept nothing. */
const otherForms = new LRUCache<string, Bytes>({
  maxSize: OTHER_FORMS_BYTES,
  sizeCalculation: ({ byteLength }, key) => byteLength + key.length,
});

async function inOtherForm(hash: string, br: Bytes, encoding: 'gzip' | undefined): Promise<Bytes> {
  const key = `${hash} ${encoding}`;
  const known = otherForms.get(key);
  if (known) return known;
  const plain = new Uint8Array(await unpack(br));
  const bytes = encoding ? await compress.gzip(plain) : plain;
  otherForms.set(key, bytes);
  return bytes;
}

const unpack = promisify(brotliDecompress);

/** A proxy that transforms pages marks their tags as weak. */
const has = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
