export * from './advertiser.ts';
export * from './applicant-endpoints.ts';
export * from './alert-text.ts';
export * from './call.ts';
export * from './check.ts';
export * from './client.ts';
export * from './counted-search.ts';
export * from './cv-file.ts';
export * from './distance.ts';
export * from './endpoint.ts';
export * from './endpoints.ts';
export * from './failure.ts';
export * from './failure-number.ts';
export { canonicalAddress, email } from './fields.ts';
export * from './form-age.ts';
export * from './grouped.ts';
export * from './interview.ts';
export * from './job-options.ts';
export * from './job-query.ts';
export * from './job-type.ts';
export * from './landing-roles.ts';
export * from './long-date.ts';
export * from './option-text.ts';
export * from './pay.ts';
export { ownPagePath } from './own-page-path.ts';
export { meantPeriod, readPayText, readPeriod, type PayText } from './pay-text.ts';
export { dialled, INVALID_PHONE, numbersIn, PHONE_REQUIRED, readPhone, withoutNotes } from './phone.ts';
export * from './postcode.ts';
export * from './rest.ts';
export * from './result.ts';
export * from './search-title.ts';
export * from './sentences.ts';
export * from './sign-in-endpoints.ts';
export * from './site-endpoints.ts';
export * from './staff-endpoints.ts';
export * from './staff-list.ts';
export type { AlertSettings } from './subscription-link.ts';
export { cleanText, plainSigns } from './text.ts';
export * from './version-id.ts';
export * as signInEndpoints from './sign-in-endpoints.ts';
export * as siteEndpoints from './site-endpoints.ts';
export * as staffEndpoints from './staff-endpoints.ts';
export {
  ACCESS_SCOPES,
  PasswordAgainSchema,
  type AccessReply,
  type AccessRequest,
  type AccessScope,
} from '../endpoints/access/contract.ts';
export {
  ALREADY_A_MEMBER,
  CODE_REFUSED,
  GUESSABLE_PASSWORD,
  INVITATION_EXPIRED,
  INVITATION_UNKNOWN,
  LAST_OPERATOR,
  LAST_WAY_IN,
  MEMBER_UNKNOWN,
  NO_ACCOUNT,
  OPERATOR_FIRST,
  PASSKEY_REFUSED,
  PASSWORD_IS_WRONG,
  ROLE_WORDS,
  roleNeeded,
  secondOperatorNeeded,
  SHORTEST_PASSWORD,
  SIGN_IN_AGAIN,
  SIGN_IN_REFUSED,
  STAFF_ROLES,
  type NewPasskey,
  type PasskeyAnswer,
  type StaffRole,
} from '../endpoints/accounts/contract.ts';
export type { StaffMember } from '../endpoints/accounts/staff-accounts/contract.ts';
export {
  APPLICATION_KINDS,
  APPLICATION_MOVES,
  APPLICATION_STATUSES,
  isOutcome,
  KIND_WORDS,
  LONGEST_MESSAGE,
  mayMove,
  movesFrom,
  type ApplicationEvent,
  type ApplicationKind,
  type ApplicationParty,
  type ApplicationProgress,
  type ApplicationStatus,
  type OwnApplication,
  type StatusOf,
} from '../endpoints/applications/contract.ts';
export { MOST_ANSWERS, SHARED_ANSWERS } from '../endpoints/applications/answer-applications/contract.ts';
export { FEWEST_APPLICANTS, type AnswerRecord } from '../endpoints/applications/answer-record/contract.ts';
export type { JobToAnswer } from '../endpoints/applications/open-applications/contract.ts';
export type { ApplicationChange } from '../endpoints/applications/change-application/contract.ts';
export type { AuditLogReply } from '../endpoints/desk/audit-log/contract.ts';
export { StaffActionSchema, type StaffAction } from '../endpoints/desk/contract.ts';
export {
  ACCESS_ENDING_DAYS,
  ACTIONS_ON_THE_DESK,
  DeskSyncSchema,
  EMPTY_SEARCH_DAYS,
  POLICY_REPORT_DAYS,
  type DeskSummary,
} from '../endpoints/desk/desk-summary/contract.ts';
export {
  EMPTY_SEARCH_PERIODS,
  EmptySearchSchema,
  type EmptySearch,
} from '../endpoints/desk/empty-searches/contract.ts';
export {
  MAX_APPLICATION_BYTES,
  type Application,
  type ApplicationInput,
} from '../endpoints/forms/apply-to-job/contract.ts';
export { FormReplySchema, type FormReply } from '../endpoints/forms/contract.ts';
export {
  CAREER_INTERESTS,
  type CandidateRegistration,
  type CandidateRegistrationInput,
  type CareerInterest,
} from '../endpoints/forms/register-candidate/contract.ts';
export {
  QUOTE_SERVICES,
  type QuoteRequest,
  type QuoteRequestInput,
  type QuoteService,
} from '../endpoints/forms/request-quote/contract.ts';
export type { ContactMessage, ContactMessageInput, InquiryType } from '../endpoints/forms/send-email/contract.ts';
export { JobSchema, type Job } from '../endpoints/jobs/contract.ts';
export { ClosedJobSchema, type ClosedJob, type JobDetails } from '../endpoints/jobs/get-job-details/contract.ts';
export {
  DROPPABLE,
  FACET_OPTIONS,
  JobListSchema,
  PaginationSchema,
  type Alternative,
  type Correction,
  type Facets,
  type JobList,
  type Pagination,
  type SearchedPlace,
} from '../endpoints/jobs/get-jobs/contract.ts';
export { MAX_JOB_ADDRESSES } from '../endpoints/jobs/job-addresses/contract.ts';
export { FEWEST_PRICED_JOBS, type PayByRole, type RolePay } from '../endpoints/jobs/pay-by-role/contract.ts';
export {
  MAX_LANDING_PLACES,
  type LandingLink,
  type LandingPage,
  type LandingQuery,
} from '../endpoints/landing/landing-page/contract.ts';
export {
  MAIL_HAS_CHANGED,
  MAIL_IS_BEING_SENT,
  MAIL_IS_SENT,
  MAIL_NOT_FOUND,
  MAIL_STATUSES,
  MailSchema,
  type Mail,
  type MailAction,
  type MailStatus,
  type MailToChange,
} from '../endpoints/mails/contract.ts';
export type { MailContent } from '../endpoints/mails/read-mail/contract.ts';
export {
  ACCESS_EVENTS,
  AccessLogEntrySchema,
  type AccessLogEntry,
} from '../endpoints/proposals/access-log/contract.ts';
export {
  GRANTED_SCOPES,
  PROPOSAL_COPIES,
  type GrantedScope,
  type ProposalCopy,
  type ProposalSection,
  type SectionId,
  type SectionOf,
} from '../endpoints/proposals/contract.ts';
export type { AccessGrant } from '../endpoints/proposals/proposal-access/contract.ts';
export {
  ProposalSchema,
  type Proposal,
  type ProposalFigure,
  type UnknownSection,
} from '../endpoints/proposals/proposal-content/contract.ts';
export { FAILURE_DAYS, FailureSchema, type ExplainedFailure } from '../endpoints/remotes/failures/contract.ts';
export {
  DeprecatedNamesSchema,
  LIVE_NAMES,
  LiveNamesSchema,
  REMOTE_STATUSES,
  RunningRemoteSchema,
  type BundledPackage,
  type Composition,
  type DeprecatedName,
  type LiveNames,
  type RemoteCalls,
  type RemoteChange,
  type RemoteVersion,
  type RunningRemote,
  type RunningShell,
  type Tally,
  type VersionFigures,
  type VersionNames,
} from '../endpoints/remotes/remotes/contract.ts';
export {
  LONGEST_NOTE,
  SubmissionConflictSchema,
  type SubmissionConflict,
} from '../endpoints/submissions/change-submission/contract.ts';
export { SUBMISSION_KINDS, type SubmissionKind, type SubmissionStatus } from '../endpoints/submissions/contract.ts';
export type { RevealedSubmission } from '../endpoints/submissions/reveal-submission/contract.ts';
export type { Submission } from '../endpoints/submissions/submission/contract.ts';
export {
  ListedSubmissionSchema,
  type AnswerDue,
  type ListedSubmission,
} from '../endpoints/submissions/submissions/contract.ts';
export type { AlertChange } from '../endpoints/subscriptions/change-alert/contract.ts';
export {
  SUBSCRIPTION_KINDS,
  type ConfirmationReply,
  type SubscriptionKind,
} from '../endpoints/subscriptions/confirm-subscription/contract.ts';
export {
  ALERT_FREQUENCIES,
  criteriaOf,
  type AlertFrequency,
  type JobAlertCriteria,
  type SubscriptionReply,
} from '../endpoints/subscriptions/contract.ts';
export type { JobAlertRequest, JobAlertRequestInput } from '../endpoints/subscriptions/job-alert/contract.ts';
export { type NewsletterRequest, type NewsletterRequestInput } from '../endpoints/subscriptions/subscribe/contract.ts';
export { MAX_PLACE_SUGGESTIONS, type PlaceSuggestion } from '../endpoints/suggestions/suggest-places/contract.ts';
export { MAX_SUGGESTED_SEARCHES, type SuggestedSearch } from '../endpoints/suggestions/suggest-searches/contract.ts';
export { SYNC_IS_RUNNING } from '../endpoints/syncs/clear-jobs/contract.ts';
export {
  ListedSyncSchema,
  SyncRunSchema,
  SYNCS_KEPT_DAYS,
  type ListedSync,
  type SyncRun,
  type SyncTrigger,
} from '../endpoints/syncs/contract.ts';
export {
  FeedFindingSchema,
  KEPT_REJECTED_ADVERTS,
  NO_SUCH_SYNC,
  RejectedAdvertSchema,
  type FeedFinding,
  type RejectedAdvert,
} from '../endpoints/syncs/sync-details/contract.ts';
export type { SyncStatus, SyncStatusReply } from '../endpoints/syncs/sync-status/contract.ts';
export type { SyncsReply } from '../endpoints/syncs/syncs/contract.ts';
export type { DatabaseTestReply } from '../endpoints/syncs/test-supabase/contract.ts';
export { ALREADY_SYNCING } from '../endpoints/syncs/trigger-sync/contract.ts';
