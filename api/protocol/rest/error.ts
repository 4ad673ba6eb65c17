import * as v from 'valibot';

/** The body of a refused read of a table. */
export const RestErrorSchema = v.object({
  /** PostgREST's own, or Postgres's. */
  code: v.string(),
  message: v.string(),
  details: v.nullable(v.string()),
  hint: v.null(),
});

interface RestErrorDetails {
  /** Default 400. */
  status?: number;
  /** PostgREST's own, or Postgres's. */
  code?: string;
  details?: string;
  headers?: Record<string, string>;
}

/** A refused request, with an error in PostgREST's format. */
export class RestProtocolError extends Error {
  readonly #answer: RestErrorDetails;

  constructor(message: string, answer: RestErrorDetails = {}) {
    super(message);
    this.#answer = answer;
  }

  toResponse(): Response {
    const { status = 400, code = 'PGRST100', details = null, headers = {} } = this.#answer;
    const body: v.InferOutput<typeof RestErrorSchema> = { code, message: this.message, details, hint: null };
    return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
  }
}

/** Anything but the two tables. */
export const unknownTable = (pathname: string): RestProtocolError =>
  new RestProtocolError(`Could not find the table '${pathname.split('/').at(-1)}'`, { status: 404, code: 'PGRST205' });
