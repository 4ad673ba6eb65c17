import type * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { email, honeypot } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { SubscriptionReplySchema } from '../contract.ts';

/** Body of subscribe, the newsletter form. */
const NewsletterRequestSchema = inputObject({ email, website: honeypot });
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequestSchema>;
export type NewsletterRequestInput = v.InferInput<typeof NewsletterRequestSchema>;

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/subscribe',
  input: NewsletterRequestSchema,
  reply: SubscriptionReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Sends the link that confirms a subscription to the newsletter',
  tag: 'Subscriptions',
  description: 'Answers every address alike, so that it does not reveal who is subscribed.',
  takesForm: true,
  example: { email: 'noor@example.org' },
};
