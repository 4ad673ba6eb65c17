import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { compress, compressWell } from '../../../server/http/compression.ts';

interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/** Asks for a path with its query. */
export type Ask = (path: string) => Promise<Answer>;

/** What HTTP/2 does not have, and what follows from the body. */
const DROPPED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag']);

/** As a browser asks that accepts Brotli. */
export const askSite =
  (site: string): Ask =>
  async (path) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const headers = { 'accept-encoding': 'br', 'x-forwarded-proto': 'https' };
    get(site + path, { headers }, resolve).once('error', reject);
    const response = await promise;
    const kept = Object.entries(response.headers).filter(([name]) => !DROPPED.has(name));
    return {
      status: response.statusCode ?? 0,
      headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      body: await buffer(response),
    };
  };

/** The same answers, except that pages have other HTML. */
export const withPages =
  (ask: Ask, rewrite: (html: string, path: string) => string): Ask =>
  async (path) => {
    const answer = await ask(path);
    if (!answer.headers['content-type']?.startsWith('text/html')) return answer;
    const isCompressed = answer.headers['content-encoding'] === 'br';
    const html = new TextDecoder().decode(isCompressed ? brotliDecompressSync(answer.body) : answer.body);
    const body = new TextEncoder().encode(rewrite(html, path));
    if (!isCompressed) return { ...answer, body };
    // The site compresses a page that it keeps once more when it is asked for again.
    const isKept = answer.headers['cache-control']?.startsWith('public');
    return { ...answer, body: await (isKept ? compressWell(body) : compress.br(body)) };
  };

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** The same answers and, below `base`, the files in `folder`, answered like the file `like` of the site. */
export const withFiles =
  (ask: Ask, { base, folder, like }: { base: string; folder: string; like: string }): Ask =>
  async (path) => {
    if (!path.startsWith(base)) return ask(path);
    const file = join(folder, path.slice(base.length));
    const { 'content-encoding': _, ...headers } = (await ask(like)).headers;
    const isCompressed = existsSync(`${file}.br`);
    return {
      status: 200,
      headers: {
        ...headers,
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        ...(isCompressed && { 'content-encoding': 'br' }),
      },
      body: await readFile(isCompressed ? `${file}.br` : file),
    };
  };
