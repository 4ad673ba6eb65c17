import { FORM_AGE_HEADER, LEAST_FORM_AGE_MS } from '@site/contract';
import { ApiProblem } from '../calls/problem.ts';

/** Without an Idempotency-Key, the same form with the same content is one submission for this long. */
const CONTENT_KEY_MS = 10 * 60_000;
const SENT_KEY_MS = 24 * 60 * 60_000;
const MAX_SENT_KEY_LENGTH = 200;

export interface SentKey {
  /** The Idempotency-Key; undefined where there is none, and the content identifies the submission. */
  sent: string | undefined;
  /** For how long the same key means the same submission. */
  lifetimeMs: number;
}

/** What identifies a submission, however many requests carry it. @throws ApiProblem 400 */
export function readSubmissionKey({ headers }: Request): SentKey {
  const sent = headers.get('idempotency-key')?.trim();
  if (!sent) return { sent: undefined, lifetimeMs: CONTENT_KEY_MS };
  if (sent.length > MAX_SENT_KEY_LENGTH)
    throw new ApiProblem(400, `Idempotency-Key is longer than ${MAX_SENT_KEY_LENGTH} characters`);
  return { sent, lifetimeMs: SENT_KEY_MS };
}

/** 422, of a key that its sender used for something else. */
export const keyIsTaken = () => new ApiProblem(422, 'This Idempotency-Key was used for another request');

export function isFilledTooFast({ headers }: Request): boolean {
  const age = headers.get(FORM_AGE_HEADER);
  return age !== null && Number(age) < LEAST_FORM_AGE_MS;
}
