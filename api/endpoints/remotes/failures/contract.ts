import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AS_FILE, type Operation } from '../../../contract/operation.ts';
import { listQuery, listReply, textFilter } from '../../../contract/staff-list.ts';

/** How long failures are kept. */
export const FAILURE_DAYS = 30;

export const FailureSchema = v.object({
  /** What the visitor was told: 'ERR-7K2M9Q'. */
  number: v.string(),
  /** ISO 8601, UTC. */
  at: v.string(),
  /** The page's path pattern; of a call of the API, the endpoint's path. */
  route: v.string(),
  /** What happened, in one sentence. */
  explanation: v.string(),
  /** Opens the page in the same state on the mocked site; null of a call, and where the site does not know that. */
  mockedPage: v.nullable(v.string()),
});
/** A page, or a browser's call of the API, that failed. */
export type ExplainedFailure = v.InferOutput<typeof FailureSchema>;

/** What failed, the latest first, or the failure whose number a visitor quotes. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/failures',
  input: v.object({ ...listQuery, number: textFilter }),
  reply: v.object(listReply(FailureSchema)),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Pages and calls that failed, by the numbers that visitors quote',
  tag: 'Staff',
  description:
    `${AS_FILE} With \`number\`, that failure alone; it may be typed without its prefix and in small letters. Nothing ` +
    `says who saw a failure. Kept for ${FAILURE_DAYS} days.`,
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
};
