import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** In the order in which we prefer them. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What fits one packet arrives no sooner when it is smaller. */
export const LEAST_COMPRESSED_BYTES = 1_400;

/** Half of the saving that level 11 brings over gzip, at a hundredth of its time, with a window of 256 KB. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** The encoding to answer an Accept-Encoding header with; undefined for none. */
export function encodingFor(accepted: string | undefined | null): Encoding | undefined {
  const accepts = parseAccept(accepted ?? '');
  const weightOf = (name: string) =>
    (accepts.find(({ type }) => type.toLowerCase() === name) ?? accepts.find(({ type }) => type === '*'))?.q ?? 0;
  return ENCODINGS.find((encoding) => weightOf(encoding) > 0);
}

type Bytes = Uint8Array<ArrayBuffer>;

/** In bytes: most pages are compressed in one go, without a wait for the event loop in between. */
const chunkSize = 64 * 1024;

/** Compresses outside the event loop's thread. */
export const compress: Readonly<Record<Encoding, (bytes: Bytes) => Promise<Bytes>>> = {
  br: async (bytes) =>
    copied(await brotli(bytes, { chunkSize, params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })),
  gzip: async (bytes) => copied(await gzipped(bytes, { chunkSize })),
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A buffer of its own length: zlib's may be many times as large. */
const copied = (buffer: Buffer): Bytes => new Uint8Array(buffer);
