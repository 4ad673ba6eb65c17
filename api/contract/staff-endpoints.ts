/*
 * What the pages for staff call, with `api.call`. Apart from the site's, so that no other page loads their schemas.
 */

export { endpoint as accessLog } from '../endpoints/proposals/access-log/contract.ts';
export { endpoint as addProposalAccess } from '../endpoints/proposals/add-proposal-access/contract.ts';
export { endpoint as answerApplication } from '../endpoints/applications/answer-application/contract.ts';
export { endpoint as answerApplications } from '../endpoints/applications/answer-applications/contract.ts';
export { endpoint as auditLog } from '../endpoints/desk/audit-log/contract.ts';
export { endpoint as changeMyAccount } from '../endpoints/accounts/change-my-account/contract.ts';
export { endpoint as changeStaffAccount } from '../endpoints/accounts/change-staff-account/contract.ts';
export { endpoint as changeSubmission } from '../endpoints/submissions/change-submission/contract.ts';
export { endpoint as clearJobs } from '../endpoints/syncs/clear-jobs/contract.ts';
export { endpoint as deskSummary } from '../endpoints/desk/desk-summary/contract.ts';
export { endpoint as emptySearches } from '../endpoints/desk/empty-searches/contract.ts';
export { endpoint as failures } from '../endpoints/remotes/failures/contract.ts';
export { endpoint as giveUpMail } from '../endpoints/mails/give-up-mail/contract.ts';
export { endpoint as mail } from '../endpoints/mails/mail/contract.ts';
export { endpoint as mails } from '../endpoints/mails/mails/contract.ts';
export { endpoint as myAccount } from '../endpoints/accounts/my-account/contract.ts';
export { endpoint as openApplications } from '../endpoints/applications/open-applications/contract.ts';
export { endpoint as proposalAccess } from '../endpoints/proposals/proposal-access/contract.ts';
export { endpoint as readMail } from '../endpoints/mails/read-mail/contract.ts';
export { endpoint as remotes } from '../endpoints/remotes/remotes/contract.ts';
export { endpoint as resendMail } from '../endpoints/mails/resend-mail/contract.ts';
export { endpoint as revealSubmission } from '../endpoints/submissions/reveal-submission/contract.ts';
export { endpoint as revokeProposalAccess } from '../endpoints/proposals/revoke-proposal-access/contract.ts';
export { endpoint as sharePreview } from '../endpoints/remotes/share-preview/contract.ts';
export { endpoint as staffAccounts } from '../endpoints/accounts/staff-accounts/contract.ts';
export { endpoint as submission } from '../endpoints/submissions/submission/contract.ts';
export { endpoint as submissionCv } from '../endpoints/submissions/submission-cv/contract.ts';
export { endpoint as submissions } from '../endpoints/submissions/submissions/contract.ts';
export { endpoint as syncDetails } from '../endpoints/syncs/sync-details/contract.ts';
export { endpoint as syncStatus } from '../endpoints/syncs/sync-status/contract.ts';
export { endpoint as syncs } from '../endpoints/syncs/syncs/contract.ts';
export { endpoint as testDatabase } from '../endpoints/syncs/test-supabase/contract.ts';
export { endpoint as triggerSync } from '../endpoints/syncs/trigger-sync/contract.ts';
