import * as v from 'valibot';
import { CriteriaSchema, frequency } from '../endpoints/subscriptions/contract.ts';
import { inputObject } from './input.ts';

const NO_LINK = 'The link is incomplete. Please use the one in our e-mail.';
export const token = v.pipe(v.string(NO_LINK), v.trim(), v.nonEmpty(NO_LINK), v.maxLength(200, NO_LINK));

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
