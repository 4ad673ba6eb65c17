import * as v from 'valibot';
import { email, honeypot } from './fields.ts';
import { inputObject } from './input.ts';
import { JOB_TYPES, JobQuerySchema } from './jobs.ts';

/** Body of subscribe, the newsletter form. */
export const NewsletterRequestSchema = inputObject({ email, website: honeypot });
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequestSchema>;
export type NewsletterRequestInput = v.InferInput<typeof NewsletterRequestSchema>;

const filterText = v.pipe(v.string(), v.trim(), v.maxLength(100, 'Filter is too long'));
const { search, salary_min } = JobQuerySchema.entries;
const criteria = {
  search,
  category: v.optional(filterText),
  location: v.optional(filterText),
  job_type: v.optional(v.picklist(JOB_TYPES, 'Unknown contract type')),
  salary_min,
};

/** What a job must match, as in get-jobs. */
export type JobAlertCriteria = v.InferOutput<v.ObjectSchema<typeof criteria, undefined>>;

/** Body of job-alert. A blank field counts as not given. */
export const JobAlertRequestSchema = v.pipe(
  inputObject({ email, ...criteria, website: honeypot }),
  v.forward(
    v.check(
      (request) => Object.keys(criteria).some((name) => Boolean(request[name as keyof typeof criteria])),
      'Please choose at least one thing that the jobs must match',
    ),
    ['search'],
  ),
);
export type JobAlertRequest = v.InferOutput<typeof JobAlertRequestSchema>;
export type JobAlertRequestInput = v.InferInput<typeof JobAlertRequestSchema>;

/** The same for every address, so that it does not reveal who is subscribed. */
export const SubscriptionReplySchema = v.object({ success: v.literal(true) });
export type SubscriptionReply = v.InferOutput<typeof SubscriptionReplySchema>;

const NO_LINK = 'The link is incomplete. Please use the one in our e-mail.';

/** Body of confirm-subscription and of unsubscribe: the token from the link in the mail. */
export const SubscriptionLinkSchema = inputObject({
  token: v.pipe(v.string(NO_LINK), v.trim(), v.nonEmpty(NO_LINK), v.maxLength(200, NO_LINK)),
});

export const SUBSCRIPTION_KINDS = ['newsletter', 'job-alert'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

export const ConfirmationReplySchema = v.object({ success: v.literal(true), kind: v.picklist(SUBSCRIPTION_KINDS) });
export type ConfirmationReply = v.InferOutput<typeof ConfirmationReplySchema>;
