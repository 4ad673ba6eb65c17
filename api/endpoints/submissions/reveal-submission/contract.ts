import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { IS_AUDITED, type Operation } from '../../../contract/operation.ts';
import { ApplicationEventSchema } from '../../applications/contract.ts';
import { count, NO_SUBMISSION, one, VersionSchema } from '../contract.ts';

/** The personal data of one submission. */
const RevealedSubmissionSchema = v.object({
  ...VersionSchema.entries,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  texts: v.array(v.object({ label: v.string(), text: v.string() })),
  /** The name is the sender's, made safe to save; the size is in bytes. */
  cv: v.nullable(v.object({ name: v.string(), size: count })),
  /** What happened to an application, and was said about it, oldest first. */
  events: v.array(ApplicationEventSchema),
});
export type RevealedSubmission = v.InferOutput<typeof RevealedSubmissionSchema>;

/** Each call is in the audit log. */
export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/reveal-submission',
  input: one,
  reply: RevealedSubmissionSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'The personal data of one submission',
  tag: 'Staff',
  description: IS_AUDITED,
  sessions: ['staff'],
  refusals: { 401: 'No staff session', 404: NO_SUBMISSION },
  example: { reference: 'APP-7K2M9Q' },
};
