import * as v from 'valibot';
import { email, honeypot } from './fields.ts';
import { inputObject } from './input.ts';
import { JobQuerySchema, type JobQuery } from './job-query.ts';

/** Body of subscribe, the newsletter form. */
export const NewsletterRequestSchema = inputObject({ email, website: honeypot });
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequestSchema>;
export type NewsletterRequestInput = v.InferInput<typeof NewsletterRequestSchema>;

const { search, near, within, category, location, job_type, shift, licence, hours, salary_min, salary_max } =
  JobQuerySchema.entries;
const criteria = {
  search,
  category,
  near,
  within,
  location,
  job_type,
  shift,
  licence,
  hours,
  salary_min,
  salary_max,
};
const CriteriaSchema = v.object(criteria);

/** What the jobs of an alert must match, as in get-jobs. */
export type JobAlertCriteria = v.InferOutput<typeof CriteriaSchema>;

/**
 * The part of a search that an alert can watch. Blank values are left out, and options are in one order: searches that
 * ask for the same have the same criteria.
 */
export function criteriaOf(asked: Partial<JobQuery>): JobAlertCriteria {
  const filled = Object.keys(criteria).flatMap((name) => {
    const value = withoutBlanks(asked[name as keyof JobAlertCriteria]);
    return value ? [[name, value]] : [];
  });
  const { within: distance, ...others } = Object.fromEntries(filled) as JobAlertCriteria;
  return others.near && distance !== undefined ? { ...others, within: distance } : others;
}

function withoutBlanks(value: string | number | readonly string[] | undefined) {
  if (!Array.isArray(value)) return value;
  const options = (value as string[]).filter(Boolean).toSorted();
  return options.length > 0 ? options : undefined;
}

const NO_CRITERIA = 'Please choose at least one thing that the jobs must match';
const hasCriteria = (asked: JobAlertCriteria): boolean => Object.keys(criteriaOf(asked)).length > 0;

export const ALERT_FREQUENCIES = ['daily', 'weekly'] as const;
/** Every morning, or on Mondays. */
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
const frequency = v.picklist(ALERT_FREQUENCIES, 'Unknown frequency');

/** Body of job-alert. A blank field counts as not given. */
export const JobAlertRequestSchema = v.pipe(
  inputObject({ email, ...criteria, frequency: v.optional(frequency, 'daily'), website: honeypot }),
  v.forward(
    v.check((asked) => hasCriteria(asked), NO_CRITERIA),
    ['search'],
  ),
);
export type JobAlertRequest = v.InferOutput<typeof JobAlertRequestSchema>;
export type JobAlertRequestInput = v.InferInput<typeof JobAlertRequestSchema>;

/** The same for every address, so that it does not reveal who is subscribed. */
export const SubscriptionReplySchema = v.object({ success: v.literal(true) });
export type SubscriptionReply = v.InferOutput<typeof SubscriptionReplySchema>;

const NO_LINK = 'The link is incomplete. Please use the one in our e-mail.';
const token = v.pipe(v.string(NO_LINK), v.trim(), v.nonEmpty(NO_LINK), v.maxLength(200, NO_LINK));

/** The token from the link in a mail: for confirm-subscription, unsubscribe and alert-settings. */
export const SubscriptionLinkSchema = inputObject({ token });

export const SUBSCRIPTION_KINDS = ['newsletter', 'job-alert'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** A confirmed alert as its owner sees it. */
export const AlertSettingsSchema = v.object({
  frequency,
  criteria: CriteriaSchema,
  paused: v.boolean(),
  /** When it ends unless its owner keeps it, ISO 8601; left out until its owner has been asked. */
  ends_at: v.optional(v.string()),
});
export type AlertSettings = v.InferOutput<typeof AlertSettingsSchema>;

export const ConfirmationReplySchema = v.object({
  success: v.literal(true),
  kind: v.picklist(SUBSCRIPTION_KINDS),
  /** For an alert: a token that opens its settings. */
  settings: v.optional(v.string()),
  /** For an alert: the settings themselves. */
  alert: v.optional(AlertSettingsSchema),
});
export type ConfirmationReply = v.InferOutput<typeof ConfirmationReplySchema>;

/** Body of change-alert. `change` replaces frequency and criteria. Each action keeps the alert for another year. */
export const AlertChangeSchema = v.variant(
  'action',
  [
    v.pipe(
      inputObject({ action: v.literal('change'), token, frequency, ...criteria }),
      v.forward(
        v.check((asked) => hasCriteria(asked), NO_CRITERIA),
        ['search'],
      ),
    ),
    inputObject({ action: v.picklist(['pause', 'resume', 'keep']), token }),
  ],
  'Unknown action',
);
export type AlertChange = v.InferOutput<typeof AlertChangeSchema>;
