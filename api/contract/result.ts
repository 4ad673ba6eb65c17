import * as v from 'valibot';

/** The body of every refused request: a sentence for the visitor, and one for each faulty field. */
export const ErrorReplySchema = v.object({
  error: v.string(),
  /** Field name -> message, for 400 replies to forms. */
  fields: v.optional(v.record(v.string(), v.string())),
  /** Identifies an internal fault (5xx) in the server's log, and at the desk where it is a failure's number. */
  id: v.optional(v.string()),
});
export type ErrorReply = v.InferOutput<typeof ErrorReplySchema>;

/**
 * Why a call returned no data.
 * - `refused`: the server said no, with a status that is not 2xx or with `error` or `success: false` in the body;
 *   `message` is its own text, or '' where it sent none; `details` is what the endpoint declares beyond that.
 * - `network`: no answer arrived (offline, aborted, DNS).
 * - `unreadable`: an answer arrived that is not what the contract promises.
 */
export type ApiError<Details = never> =
  | {
      kind: 'refused';
      status: number;
      message: string;
      fields: Record<string, string>;
      details?: Details;
      /** Seconds to wait, from Retry-After. */
      retryAfter?: number;
    }
  | { kind: 'network'; message: string }
  | { kind: 'unreadable'; message: string };

/** The server's message, or its status when it sent none. */
export const messageOf = (error: ApiError<unknown>): string =>
  error.message || (error.kind === 'refused' ? `The server answered with status ${error.status}` : 'No answer');

/** What every call of the client returns: a view must handle both. */
export type Result<Data, Details = never> = { ok: true; data: Data } | { ok: false; error: ApiError<Details> };

/** First message per field, from valibot's issues. Keys are dotted paths ('email', 'job.slug'). */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = v.getDotPath(issue);
    if (path !== null && !(path in fields)) fields[path] = issue.message;
  }
  return fields;
}
