import * as v from 'valibot';
import { AccessReplySchema, AccessRequestSchema } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import {
  ApplicationSchema,
  CandidateRegistrationSchema,
  ContactMessageSchema,
  FormReplySchema,
  MAX_APPLICATION_BYTES,
  QuoteRequestSchema,
} from './forms.ts';
import { nothing } from './input.ts';
import { JobAddressesQuerySchema, JobAddressesReplySchema } from './job-addresses.ts';
import { JobQuerySchema } from './job-query.ts';
import { jobViewed } from './job-views.ts';
import { ClosedJobSchema, JobDetailsQuerySchema, JobDetailsSchema, JobListSchema } from './jobs.ts';
import { LandingAddressesSchema, LandingPageSchema, LandingQuerySchema } from './landing.ts';
import { PayByRoleSchema } from './pay-by-role.ts';
import { ProposalReadReplySchema, ProposalReadSchema } from './proposal-read.ts';
import { ProposalQuerySchema, ProposalSchema } from './proposals.ts';
import { JobCategorySchema, PublicJobSchema } from './rest.ts';
import {
  AlertChangeSchema,
  AlertSettingsSchema,
  ConfirmationReplySchema,
  JobAlertRequestSchema,
  NewsletterRequestSchema,
  SubscriptionLinkSchema,
  SubscriptionReplySchema,
} from './subscriptions.ts';
import { SuggestPlacesQuerySchema, SuggestPlacesReplySchema } from './suggest-places.ts';
import { SuggestSearchesQuerySchema, SuggestSearchesReplySchema } from './suggest-searches.ts';

/**
 * What the site's pages call, apart from those for staff. The key is the client's method name; the two tables are read
 * with PostgREST's query language.
 */
export const siteEndpoints = {
  getJobs: {
    method: 'GET',
    path: '/.netlify/functions/get-jobs',
    input: JobQuerySchema,
    reply: JobListSchema,
  },
  getJobDetails: {
    method: 'GET',
    path: '/.netlify/functions/get-job-details',
    input: JobDetailsQuerySchema,
    reply: JobDetailsSchema,
    refusalDetails: { 410: ClosedJobSchema },
  },
  jobViewed,
  applyToJob: {
    method: 'POST',
    path: '/.netlify/functions/apply-to-job',
    input: ApplicationSchema,
    largestBody: MAX_APPLICATION_BYTES,
    reply: FormReplySchema,
  },
  sendEmail: {
    method: 'POST',
    path: '/.netlify/functions/send-email',
    input: ContactMessageSchema,
    reply: FormReplySchema,
  },
  requestQuote: {
    method: 'POST',
    path: '/.netlify/functions/request-quote',
    input: QuoteRequestSchema,
    reply: FormReplySchema,
  },
  registerCandidate: {
    method: 'POST',
    path: '/.netlify/functions/register-candidate',
    input: CandidateRegistrationSchema,
    reply: FormReplySchema,
  },
  subscribe: {
    method: 'POST',
    path: '/.netlify/functions/subscribe',
    input: NewsletterRequestSchema,
    reply: SubscriptionReplySchema,
  },
  jobAlert: {
    method: 'POST',
    path: '/.netlify/functions/job-alert',
    input: JobAlertRequestSchema,
    reply: SubscriptionReplySchema,
  },
  confirmSubscription: {
    method: 'POST',
    path: '/.netlify/functions/confirm-subscription',
    input: SubscriptionLinkSchema,
    reply: ConfirmationReplySchema,
  },
  unsubscribe: {
    method: 'POST',
    path: '/.netlify/functions/unsubscribe',
    input: SubscriptionLinkSchema,
    reply: SubscriptionReplySchema,
  },
  alertSettings: {
    method: 'GET',
    path: '/.netlify/functions/alert-settings',
    input: SubscriptionLinkSchema,
    reply: AlertSettingsSchema,
  },
  changeAlert: {
    method: 'POST',
    path: '/.netlify/functions/change-alert',
    input: AlertChangeSchema,
    reply: AlertSettingsSchema,
  },
  secureAuth: {
    method: 'POST',
    path: '/.netlify/functions/secure-auth',
    input: AccessRequestSchema,
    reply: AccessReplySchema,
  },
  transportUkAuth: {
    method: 'POST',
    path: '/.netlify/functions/transport-uk-auth',
    input: AccessRequestSchema,
    reply: AccessReplySchema,
  },
  staffAuth: {
    method: 'POST',
    path: '/.netlify/functions/staff-auth',
    input: AccessRequestSchema,
    reply: AccessReplySchema,
  },
  proposalContent: {
    method: 'GET',
    path: '/.netlify/functions/proposal-content',
    input: ProposalQuerySchema,
    reply: ProposalSchema,
  },
  publicJobs: {
    method: 'GET',
    path: '/rest/v1/public_jobs',
    input: nothing,
    reply: v.array(PublicJobSchema),
  },
  jobCategories: {
    method: 'GET',
    path: '/rest/v1/job_categories',
    input: nothing,
    reply: v.array(JobCategorySchema),
  },
  jobAddresses: {
    method: 'GET',
    path: '/.netlify/functions/job-addresses',
    input: JobAddressesQuerySchema,
    reply: JobAddressesReplySchema,
  },
  landingPage: {
    method: 'GET',
    path: '/.netlify/functions/landing-page',
    input: LandingQuerySchema,
    reply: LandingPageSchema,
  },
  landingAddresses: {
    method: 'GET',
    path: '/.netlify/functions/landing-addresses',
    input: nothing,
    reply: LandingAddressesSchema,
  },
  suggestPlaces: {
    method: 'GET',
    path: '/.netlify/functions/suggest-places',
    input: SuggestPlacesQuerySchema,
    reply: SuggestPlacesReplySchema,
  },
  suggestSearches: {
    method: 'GET',
    path: '/.netlify/functions/suggest-searches',
    input: SuggestSearchesQuerySchema,
    reply: SuggestSearchesReplySchema,
  },
  proposalRead: {
    method: 'POST',
    path: '/.netlify/functions/proposal-read',
    input: ProposalReadSchema,
    reply: ProposalReadReplySchema,
  },
  payByRole: { method: 'GET', path: '/.netlify/functions/pay-by-role', input: nothing, reply: PayByRoleSchema },
} as const satisfies Record<string, Endpoint>;
