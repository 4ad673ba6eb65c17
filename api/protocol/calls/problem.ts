import type { ErrorReply, Job } from '@site/contract';

interface ProblemDetails {
  /** Field name -> message. */
  fields?: Record<string, string>;
  relatedJobs?: Job[];
  headers?: Record<string, string>;
}

/** An expected refusal: a handler throws it, the caller gets `status` and `{ error: message, fields?, relatedJobs? }`. */
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
