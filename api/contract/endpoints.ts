import * as v from 'valibot';
import { AccessReplySchema, AccessRequestSchema } from './access.ts';
import { endpoint } from './endpoint.ts';
import {
  ApplicationSchema,
  CandidateRegistrationSchema,
  ContactMessageSchema,
  FormReplySchema,
  QuoteRequestSchema,
} from './forms.ts';
import { JobDetailsQuerySchema, JobDetailsSchema, JobListSchema, JobQuerySchema } from './jobs.ts';
import { ProposalQuerySchema, ProposalSchema } from './proposals.ts';
import { JobCategorySchema, PublicJobSchema } from './rest.ts';
import {
  ConfirmationReplySchema,
  JobAlertRequestSchema,
  NewsletterRequestSchema,
  SubscriptionLinkSchema,
  SubscriptionReplySchema,
} from './subscriptions.ts';
import {
  ClearJobsReplySchema,
  DatabaseTestReplySchema,
  SyncStatusReplySchema,
  TriggerSyncReplySchema,
} from './sync.ts';

const nothing = v.optional(v.object({}), {});

/**
 * Every call the site makes. The key is the client's method name; the two tables are read with a query language of
 * their own.
 */
export const endpoints = {
  getJobs: endpoint({
    method: 'GET',
    path: '/.netlify/functions/get-jobs',
    input: JobQuerySchema,
    reply: JobListSchema,
  }),
  getJobDetails: endpoint({
    method: 'GET',
    path: '/.netlify/functions/get-job-details',
    input: JobDetailsQuerySchema,
    reply: JobDetailsSchema,
  }),
  applyToJob: endpoint({
    method: 'POST',
    path: '/.netlify/functions/apply-to-job',
    input: ApplicationSchema,
    reply: FormReplySchema,
  }),
  sendEmail: endpoint({
    method: 'POST',
    path: '/.netlify/functions/send-email',
    input: ContactMessageSchema,
    reply: FormReplySchema,
  }),
  requestQuote: endpoint({
    method: 'POST',
    path: '/.netlify/functions/request-quote',
    input: QuoteRequestSchema,
    reply: FormReplySchema,
  }),
  registerCandidate: endpoint({
    method: 'POST',
    path: '/.netlify/functions/register-candidate',
    input: CandidateRegistrationSchema,
    reply: FormReplySchema,
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/.netlify/functions/subscribe',
    input: NewsletterRequestSchema,
    reply: SubscriptionReplySchema,
  }),
  jobAlert: endpoint({
    method: 'POST',
    path: '/.netlify/functions/job-alert',
    input: JobAlertRequestSchema,
    reply: SubscriptionReplySchema,
  }),
  confirmSubscription: endpoint({
    method: 'POST',
    path: '/.netlify/functions/confirm-subscription',
    input: SubscriptionLinkSchema,
    reply: ConfirmationReplySchema,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/.netlify/functions/unsubscribe',
    input: SubscriptionLinkSchema,
    reply: SubscriptionReplySchema,
  }),
  secureAuth: endpoint({
    method: 'POST',
    path: '/.netlify/functions/secure-auth',
    input: AccessRequestSchema,
    reply: AccessReplySchema,
  }),
  transportUkAuth: endpoint({
    method: 'POST',
    path: '/.netlify/functions/transport-uk-auth',
    input: AccessRequestSchema,
    reply: AccessReplySchema,
  }),
  staffAuth: endpoint({
    method: 'POST',
    path: '/.netlify/functions/staff-auth',
    input: AccessRequestSchema,
    reply: AccessReplySchema,
  }),
  proposalContent: endpoint({
    method: 'GET',
    path: '/.netlify/functions/proposal-content',
    input: ProposalQuerySchema,
    reply: ProposalSchema,
  }),
  syncStatus: endpoint({
    method: 'GET',
    path: '/.netlify/functions/sync-status',
    input: nothing,
    reply: SyncStatusReplySchema,
  }),
  triggerSync: endpoint({
    method: 'POST',
    path: '/.netlify/functions/trigger-sync',
    input: nothing,
    reply: TriggerSyncReplySchema,
  }),
  clearJobs: endpoint({
    method: 'POST',
    path: '/.netlify/functions/clear-jobs',
    input: nothing,
    reply: ClearJobsReplySchema,
  }),
  testDatabase: endpoint({
    method: 'GET',
    path: '/.netlify/functions/test-supabase',
    input: nothing,
    reply: DatabaseTestReplySchema,
  }),
  publicJobs: endpoint({
    method: 'GET',
    path: '/rest/v1/public_jobs',
    input: nothing,
    reply: v.array(PublicJobSchema),
  }),
  jobCategories: endpoint({
    method: 'GET',
    path: '/rest/v1/job_categories',
    input: nothing,
    reply: v.array(JobCategorySchema),
  }),
};
export type EndpointName = keyof typeof endpoints;
export type TableName = 'publicJobs' | 'jobCategories';

/** What an endpoint's implementation is given: its input, parsed. */
export type EndpointInput<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['input']>;
/** What an endpoint's implementation answers with status 2xx. */
export type EndpointReply<Name extends EndpointName> = v.InferInput<(typeof endpoints)[Name]['reply']>;
