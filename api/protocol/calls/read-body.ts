import { ApiProblem } from './problem.ts';

/** Bytes that a body may have unless its endpoint or page says otherwise. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Reads a POST's input of at most so many bytes, before it is checked. @throws ApiProblem 400 or 413 */
export type BodyReader = (request: Request, largest?: number) => Promise<unknown>;

/** The body as JSON; undefined when there is none. @throws ApiProblem 400 or 413 */
export async function readJson(request: Request, largest?: number): Promise<unknown> {
  const bytes = await readBytes(request, largest);
  if (bytes.length === 0) return undefined;
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    throw new ApiProblem(400, 'The request must be JSON (content-type: application/json)');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), (_name, value: unknown) =>
      typeof value === 'string' ? readText(value) : value,
    );
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    throw new ApiProblem(400, 'The request is not valid JSON');
  }
}

/** Counts while reading: content-length may be missing or untrue. @throws ApiProblem 413 */
export async function readBytes(request: Request, largest = MAX_BODY_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new ApiProblem(413, `The request is larger than ${Math.floor(largest / 1024)} KB`);
  if (Number(request.headers.get('content-length')) > largest) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return joined(chunks, size);
    size += chunk.value.length;
    if (size > largest) {
      // Not awaited: a cloned request is cancelled only when all its clones are.
      void reader?.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(chunk.value);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes;
}

/** Text that Postgres can store: without U+0000, or the half of an emoji that a full field may cut off. */
export function readText(text: string): string {
  if (text.includes('\0')) throw new ApiProblem(400, 'The request contains a character that is not allowed');
  return text.toWellFormed();
}
