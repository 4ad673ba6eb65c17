import type { ErrorReply, Job } from '@site/contract';
import { HttpResponse } from 'msw';

interface RefusalDetails {
  /** Field name -> message. */
  fields?: Record<string, string>;
  relatedJobs?: Job[];
  headers?: Record<string, string>;
}

/** A handler throws it to answer `status` and `{ error: message, fields?, relatedJobs? }`. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(status: number, message: string, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.details = details;
  }

  toResponse(): HttpResponse<ErrorReply> {
    const { headers = {}, ...details } = this.details;
    const body: ErrorReply = { error: this.message, ...details };
    return HttpResponse.json(body, { status: this.status, headers: { 'cache-control': 'no-store', ...headers } });
  }
}
