import { ExplainedError } from '@site/api/program';

/** An origin does not have a file, or does not send it. What it did send was not wrong. */
export class OriginUnavailable extends ExplainedError {
  override name = 'OriginUnavailable';
}

/** It says that it does not have the file. */
export class NotAtOrigin extends OriginUnavailable {
  override name = 'NotAtOrigin';
}

interface Limits {
  /** Called with the bytes of each piece that arrives. @throws when they are too many */
  onBytes: (count: number) => void;
  signal: AbortSignal;
}

/** Returns a function that counts bytes. @throws once they are more than `most` */
export function byteLimit(most: number, of: string): (count: number) => void {
  let total = 0;
  return (count) => {
    total += count;
    if (total > most) throw new Error(`${of} larger than ${most} bytes`);
  };
}

/**
 * A file of an origin. Redirects are not followed: nobody else answers for it.
 * @throws OriginUnavailable; any other error when it is too large
 */
export async function readFrom(url: URL, { onBytes, signal }: Limits): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyOf(url, signal)) {
    onBytes(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const SERVER_ERROR = 500;

async function* bodyOf(url: URL, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    const response = await fetch(url, { redirect: 'error', signal });
    const { ok, status } = response;
    if (!ok) throw new (status < SERVER_ERROR ? NotAtOrigin : OriginUnavailable)(`${url.href} answers ${status}`);
    yield* response.body ?? [];
  } catch (error) {
    if (error instanceof OriginUnavailable) throw error;
    const { message, cause } = error as Error;
    throw new OriginUnavailable(`${url.href} does not answer: ${cause instanceof Error ? cause.message : message}`);
  }
}
