import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compress, compressWell, encodingFor, type Encoding } from '../http/compression.ts';
import type { RemoteSources } from './document/remote-sources.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A page, or a file made like one, that is the same for everybody and ready to send. */
export interface PageCopy {
  status: number;
  /** The page's route, for the log. */
  route: string;
  /** Its media type. */
  type: string;
  /** Changes with the content. */
  hash: string;
  /** Compressed with brotli, once more if it is asked for again, or as it is where that would not make it smaller. */
  content: Readonly<{ br: Bytes; isBest?: boolean } | { plain: Bytes }>;
  /** Whether later visitors may get it, too: nothing in it failed. */
  isCacheable: boolean;
  /** For a page's policy. */
  remoteSources?: RemoteSources;
}

/**
 * What browsers and caches on the way may do with a cacheable page. Browsers revalidate it each time, and get 304
 * while it is unchanged; a shared cache may answer for a few seconds, and a CDN that knows RFC 9213 also while it
 * revalidates.
 */
const CACHEABLE = {
  'cache-control': 'public, max-age=0, s-maxage=10',
  'cdn-cache-control': 'max-age=10, stale-while-revalidate=30',
};
const UNCACHEABLE = { 'cache-control': 'no-cache' };

type Facts = Pick<PageCopy, 'status' | 'route' | 'isCacheable' | 'remoteSources'> & { type?: string };

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
  return copyOf(await response.text(), { status, route, type: headers.get('content-type') ?? TEXT, isCacheable: true });
}

let isCompressing = false;

/** Makes a copy that is asked for again smaller; while another is being compressed, the next request does. */
export async function improve(page: PageCopy): Promise<void> {
  const { content } = page;
  if (isCompressing || 'plain' in content || content.isBest) return;
  isCompressing = true;
  try {
    page.content = { br: await compressWell(new Uint8Array(await unpack(content.br))), isBest: true };
  } finally {
    isCompressing = false;
  }
}

/** The response to a request with these headers. Clients that accept no compression get the page unpacked. */
export async function answerWith(page: PageCopy, requestHeaders: Headers): Promise<Response> {
  const encoding = 'plain' in page.content ? undefined : encodingFor(requestHeaders.get('accept-encoding'));
  const isPublic = page.isCacheable && page.status === 200;
  const etag = `"${page.hash}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({ vary: 'Accept-Encoding', ...(isPublic ? { etag, ...CACHEABLE } : UNCACHEABLE) });
  if (isPublic && has(requestHeaders.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', page.type);
  if (encoding) headers.set('content-encoding', encoding);
  const body = await bodyOf(page, encoding);
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status: page.status, headers });
}

async function bodyOf(page: PageCopy, encoding: Encoding | undefined): Promise<Bytes> {
  const { content } = page;
  if ('plain' in content) return content.plain;
  return encoding === 'br' ? content.br : inOtherEncoding(page.hash, content.br, encoding);
}

const OTHER_ENCODINGS_BYTES = 16 * 1024 * 1024;

/** For clients that do not accept brotli, such as browsers without https, or any compression. */
const otherEncodings = new LRUCache<string, Bytes>({
  maxSize: OTHER_ENCODINGS_BYTES,
  sizeCalculation: ({ byteLength }, key) => byteLength + key.length,
});

async function inOtherEncoding(hash: string, br: Bytes, encoding: 'gzip' | undefined): Promise<Bytes> {
  const key = `${hash} ${encoding}`;
  const known = otherEncodings.get(key);
  if (known) return known;
  const plain = new Uint8Array(await unpack(br));
  const bytes = encoding ? await compress.gzip(plain) : plain;
  otherEncodings.set(key, bytes);
  return bytes;
}

const unpack = promisify(brotliDecompress);

/** A proxy that transforms pages marks their tags as weak. */
const has = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
