import { checkInput, type Endpoint } from '@site/contract';
import { Refusal } from './refusal.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** What a POST says, before it is checked. @throws Refusal 400 or 413 */
export type BodyReader = (request: Request) => Promise<unknown>;

/**
 * The request's input in the endpoint's output type.
 * @throws Refusal 400 or 413
 */
export async function readInput(request: Request, definition: Endpoint, readBody: BodyReader = readJson): Promise<unknown> {
  const raw = definition.method === 'POST' ? await readBody(request) : readQuery(request);
  const checked = checkInput(definition.input, raw);
  if (checked.ok) return checked.data;
  const [message = 'The request must be a JSON object'] = Object.values(checked.fields);
  throw new Refusal(400, message, { fields: checked.fields });
}

function readQuery(request: Request): Record<string, string> {
  return Object.fromEntries([...new URL(request.url).searchParams].filter(([, value]) => value !== ''));
}

export async function readJson(request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > MAX_BODY_BYTES) throw new Refusal(413, `The request is larger than ${MAX_BODY_BYTES / 1024} KB`);
  if (bytes.byteLength === 0) return undefined;
  const [mediaType = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(400, 'The request must be JSON (content-type: application/json)');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The request is not valid JSON');
  }
}
