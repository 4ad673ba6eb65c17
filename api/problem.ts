import type { ErrorReply } from '@site/contract';

interface ProblemDetails {
  /** Field name -> message. */
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** An expected refusal: a handler throws it, the caller gets `status` and `{ error: message, fields? }`. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, { fields, headers = {} }: ProblemDetails = {}) {
    super(message);
    this.name = 'ApiProblem';
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }

  toResponse(): Response {
    const body: ErrorReply = { error: this.message, ...(this.fields && { fields: this.fields }) };
    return Response.json(body, { status: this.status, headers: { 'cache-control': 'no-store', ...this.headers } });
  }
}
