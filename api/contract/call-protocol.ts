/**
 * How a call of an endpoint travels, and how it is refused, for whoever answers it: the real functions and the mocks.
 */
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import type { Job } from './jobs.ts';
import { fieldErrors, type ErrorReply } from './result.ts';

interface ProblemDetails {
  /** Field name -> message. */
  fields?: Record<string, string>;
  relatedJobs?: Job[];
  headers?: Record<string, string>;
}

/**
 * An expected refusal: a handler throws it, the caller gets `status` and `{ error: message, fields?, relatedJobs? }`.
 */
export class ApiProblem extends Error {
  readonly status: number;
  readonly details: Omit<ErrorReply, 'error'>;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, { headers = {}, ...details }: ProblemDetails = {}) {
    super(message);
    this.name = 'ApiProblem';
    this.status = status;
    this.details = details;
    this.headers = headers;
  }

  toResponse(): Response {
    const body: ErrorReply = { error: this.message, ...this.details };
    return Response.json(body, { status: this.status, headers: { 'cache-control': 'no-store', ...this.headers } });
  }
}

/** @throws ApiProblem 405 with Allow, or 403 */
export function admitCall(request: Request, { method }: Pick<Endpoint, 'method'>): void {
  const allowed = method === 'GET' ? ['GET', 'HEAD'] : [method];
  if (!allowed.includes(request.method)) {
    throw new ApiProblem(405, `Method ${request.method} is not allowed here`, {
      headers: { allow: allowed.join(', ') },
    });
  }
  if (method === 'POST' && !isFromOwnSite(request))
    throw new ApiProblem(403, 'Requests from other sites are not allowed');
}

/**
 * Keeps other sites' pages from posting with a visitor's cookies. Browsers send Sec-Fetch-Site on trustworthy
 * origins and Origin everywhere; callers that are no browsers send neither. Only hosts are compared, because the
 * scheme changes where a proxy ends TLS.
 */
function isFromOwnSite({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  return origin === null || hostOf(origin) === (headers.get('host') ?? new URL(url).host);
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

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
  return Object.fromEntries(parameters.map(([name, value]) => [name, readText(value)]));
}

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
      // Not waited for: a copy of a request ends only when all its copies do.
      void reader?.cancel().catch(() => undefined);
      throw tooLarge();
    }
    bytes.set(chunk.value, size);
    size += chunk.value.length;
  }
}

const tooLarge = () => new ApiProblem(413, `The request is larger than ${MAX_BODY_BYTES / 1024} KB`);

/** Text that a database can hold: Postgres has no U+0000, and no half an emoji as a field leaves that is full. */
function readText(text: string): string {
  if (text.includes('\0')) throw new ApiProblem(400, 'The request contains a character that is not allowed');
  return text.toWellFormed();
}
