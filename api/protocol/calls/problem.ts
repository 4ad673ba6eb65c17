import type { ErrorReply, RefusalDetails } from '@site/contract';

interface ProblemOptions {
  /** Field name -> message. */
  fields?: Record<string, string>;
  /** The endpoint's `refusalDetails`. */
  details?: RefusalDetails;
  headers?: Record<string, string>;
}

/** An expected refusal. A handler throws it; the caller gets `status` and `{ error: message, fields?, ...details }`. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly details: RefusalDetails | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, { fields, details, headers = {} }: ProblemOptions = {}) {
    super(message);
    this.name = 'ApiProblem';
    this.status = status;
    this.fields = fields;
    this.details = details;
    this.headers = headers;
  }

  toResponse(): Response {
    const body = { error: this.message, ...(this.fields && { fields: this.fields }), ...this.details };
    return Response.json(body satisfies ErrorReply, {
      status: this.status,
      headers: { 'cache-control': 'no-store', ...this.headers },
    });
  }
}
