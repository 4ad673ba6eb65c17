import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import { IS_AUDITED, type Operation } from '../../../contract/operation.ts';
import { success } from '../../../contract/success.ts';
import { count, NO_SUBMISSION, reference, status, VersionSchema } from '../contract.ts';

/** Characters that a note may have. */
export const LONGEST_NOTE = 2_000;

/** Beside the 409 of change-submission: what a colleague made of it, with the note if the refused change had one. */
export const SubmissionConflictSchema = v.object({
  current: v.object({ ...VersionSchema.entries, note: v.optional(VersionSchema.entries.note) }),
});
export type SubmissionConflict = v.InferOutput<typeof SubmissionConflictSchema>;

/** The last that a change can follow: the database counts them in 32 bits. */
const LAST_REVISION = 2 ** 31 - 2;

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/change-submission',
  input: inputObject({
    reference,
    /** That the change was made to. */
    revision: v.pipe(
      v.number('Unknown revision'),
      v.integer('Unknown revision'),
      v.minValue(0, 'Unknown revision'),
      v.maxValue(LAST_REVISION, 'Unknown revision'),
    ),
    status,
    /** Left out, the note stays. */
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NOTE, 'Please use at most 2,000 characters'))),
  }),
  reply: v.object({ success, revision: count }),
  refusalDetails: { 409: SubmissionConflictSchema },
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Sets how far a submission has been dealt with, and the note on it',
  tag: 'Staff',
  description:
    `${IS_AUDITED} A change to a revision that is no longer the latest is refused, unless it would change nothing. ` +
    'The refusal to one with a note has the latest note, which counts as a reveal.',
  sessions: ['staff'],
  refusals: {
    401: 'No staff session',
    404: NO_SUBMISSION,
    409: 'Somebody else has changed it since; `current` is what it is now',
  },
  example: { reference: 'APP-7K2M9Q', revision: 0, status: 'in-hand', note: 'Rang back at ten.' },
};
