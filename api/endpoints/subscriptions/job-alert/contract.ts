import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { email, honeypot } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { criteria, frequency, hasCriteria, NO_CRITERIA, SubscriptionReplySchema } from '../contract.ts';

/** Body of job-alert. A blank field counts as not given. */
const JobAlertRequestSchema = v.pipe(
  inputObject({ email, ...criteria, frequency: v.optional(frequency, 'daily'), website: honeypot }),
  v.forward(
    v.check((asked) => hasCriteria(asked), NO_CRITERIA),
    ['search'],
  ),
);
export type JobAlertRequest = v.InferOutput<typeof JobAlertRequestSchema>;
export type JobAlertRequestInput = v.InferInput<typeof JobAlertRequestSchema>;

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/job-alert',
  input: JobAlertRequestSchema,
  reply: SubscriptionReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Sends the link that confirms an alert for new jobs',
  tag: 'Subscriptions',
  description: 'At least one of the criteria must be given. Answers every address alike.',
  takesForm: true,
  example: {
    email: 'noor@example.org',
    search: 'tanker',
    near: 'Leeds',
    within: 10,
    salary_min: 30_000,
    frequency: 'weekly',
  },
};
