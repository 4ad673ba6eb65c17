import { fieldErrors } from '@site/contract';
import * as v from 'valibot';
import { ApiProblem } from './problem.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** What a POST says, before it is checked. @throws ApiProblem 400 or 413 */
export type BodyReader = (request: Request) => Promise<unknown>;

/**
 * The request's input in the schema's output type.
 * @throws ApiProblem 400 or 413
 */
export async function readInput<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  readBody: BodyReader = readJson,
): Promise<v.InferOutput<Schema>> {
  const raw = request.method === 'POST' ? await readBody(request) : readQuery(request);
  const parsed = v.safeParse(schema, raw, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  const fields = fieldErrors(parsed.issues);
  const [message = 'The request must be a JSON object'] = Object.values(fields);
  throw new ApiProblem(400, message, { fields });
}

/** Query parameters by name; empty ones count as absent, the last of a repeated one wins. */
function readQuery(request: Request): Record<string, string> {
  const parameters = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  for (const [, value] of parameters) refuseUnstorable(value);
  return Object.fromEntries(parameters);
}

/** The body as JSON; undefined when there is none. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return undefined;
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    throw new ApiProblem(400, 'The request must be JSON (content-type: application/json)');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), (_name, value: unknown) => {
      if (typeof value === 'string') refuseUnstorable(value);
      return value;
    });
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    throw new ApiProblem(400, 'The request is not valid JSON');
  }
}

/** Counts while reading: content-length may be missing or untrue. */
export async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = () => new ApiProblem(413, `The request is larger than ${MAX_BODY_BYTES / 1024} KB`);

/** Postgres text cannot hold U+0000, nor half of a surrogate pair, which JSON can escape. */
function refuseUnstorable(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new ApiProblem(400, 'The request contains a character that is not allowed');
}
