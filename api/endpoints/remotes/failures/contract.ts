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
  /** The page's path pattern. */
  route: v.string(),
  /** What happened, in one sentence. */
  explanation: v.string(),
  /** Opens the same page in the same state on the mocked site; null where the site does not know that. */
  mockedPage: v.nullable(v.string()),
});
/** A page that failed. */
export type ExplainedFailure = v.InferOutput<typeof FailureSchema>;

/** The pages that failed, the latest first, or the one whose number a visitor quotes. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/failures',
  input: v.object({ ...listQuery, number: textFilter }),
  reply: v.object(listReply(FailureSchema)),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Pages that failed, by the numbers that visitors quote',
  tag: 'Staff',
  description:
    `${AS_FILE} With \`number\`, that failure alone; it may be typed without its prefix and in small letters. Nothing ` +
    `says who saw a failure. Kept for ${FAILURE_DAYS} days.`,
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
};
