import { ApiProblem } from './problem.ts';
import { readText } from './read-text.ts';

/** Reads a POST's input, before it is checked. @throws ApiProblem 400 or 413 */
export type BodyReader = (request: Request) => Promise<unknown>;

/** The body as JSON; undefined when there is none. @throws ApiProblem 400 or 413 */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
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

const MAX_BODY_BYTES = 64 * 1024;

/** Counts while reading: content-length may be missing or untrue. @throws ApiProblem 413 */
export async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge();
  const bytes = new Uint8Array(MAX_BODY_BYTES);
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return bytes.slice(0, size);
    if (size + chunk.value.length > MAX_BODY_BYTES) {
      // Not awaited: a cloned request is cancelled only when all its clones are.
      void reader?.cancel().catch(() => undefined);
      throw tooLarge();
    }
    bytes.set(chunk.value, size);
    size += chunk.value.length;
  }
}

const tooLarge = () => new ApiProblem(413, `The request is larger than ${MAX_BODY_BYTES / 1024} KB`);
