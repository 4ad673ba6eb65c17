import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Operation } from '../../../contract/operation.ts';
import { AlertSettingsSchema, SubscriptionLinkSchema } from '../../../contract/subscription-link.ts';

export const SUBSCRIPTION_KINDS = ['newsletter', 'job-alert'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

const ConfirmationReplySchema = v.object({
  success: v.literal(true),
  kind: v.picklist(SUBSCRIPTION_KINDS),
  /** For an alert: a token that opens its settings. */
  settings: v.optional(v.string()),
  /** For an alert: the settings themselves. */
  alert: v.optional(AlertSettingsSchema),
});
export type ConfirmationReply = v.InferOutput<typeof ConfirmationReplySchema>;

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/confirm-subscription',
  input: SubscriptionLinkSchema,
  reply: ConfirmationReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Confirms a subscription with the token from the link in the mail',
  tag: 'Subscriptions',
  refusals: { 404: 'The link is unknown', 410: 'The link is more than 7 days old' },
  example: { token: 'from-the-link' },
};
