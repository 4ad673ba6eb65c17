import * as v from 'valibot';
import { CriteriaSchema, frequency } from '../endpoints/subscriptions/contract.ts';
import { inputObject } from './input.ts';
import { token } from './link-token.ts';

/** The token from the link in a mail: for confirm-subscription, unsubscribe and alert-settings. */
export const SubscriptionLinkSchema = inputObject({ token });

/** A confirmed alert as its owner sees it. */
export const AlertSettingsSchema = v.object({
  frequency,
  criteria: CriteriaSchema,
  paused: v.boolean(),
  /** When it ends unless its owner keeps it, ISO 8601; left out until its owner has been asked. */
  ends_at: v.optional(v.string()),
});
export type AlertSettings = v.InferOutput<typeof AlertSettingsSchema>;

export const ALERT_GONE = 'The link is unknown, or its alert has ended';
