import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Operation } from '../../../contract/operation.ts';
import { ProgressSchema } from '../../applications/contract.ts';
import { count, listed, NO_SUBMISSION, one } from '../contract.ts';

/** One submission without personal data. */
const SubmissionSchema = v.object({
  ...listed,
  /** Masked: '•••202'; '' where the form asks for none. */
  phone: v.string(),
  /** What the person wrote, by how many words it has. */
  texts: v.array(v.object({ label: v.string(), words: count })),
  hasCv: v.boolean(),
  /** Words of the note. */
  noteWords: count,
  /** Counts the changes of status and note. */
  revision: count,
  /** Where it stands; null for messages and subscriptions, and for an application that was sent again. */
  application: v.nullable(ProgressSchema),
  /** The application to answer next; null for none. */
  next: v.nullable(v.string()),
});
export type Submission = v.InferOutput<typeof SubmissionSchema>;

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/submission',
  input: one,
  reply: SubmissionSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'One submission, masked',
  tag: 'Staff',
  sessions: ['staff'],
  refusals: { 401: 'No staff session', 404: NO_SUBMISSION },
  example: { reference: 'APP-7K2M9Q' },
};
