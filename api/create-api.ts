import { endpoints, NOTHING_HERE, type EndpointName } from '@site/contract';
import { ApiProblem, unknownTable } from '@site/protocol';
import type { ApiFunction } from './function.ts';
import accessLog from './functions/access-log.ts';
import addProposalAccess from './functions/add-proposal-access.ts';
import alertSettings from './functions/alert-settings.ts';
import applyToJob from './functions/apply-to-job.ts';
import auditLog from './functions/audit-log.ts';
import changeAlert from './functions/change-alert.ts';
import changeSubmission from './functions/change-submission.ts';
import clearJobs from './functions/clear-jobs.ts';
import confirmSubscription from './functions/confirm-subscription.ts';
import deskSummary from './functions/desk-summary.ts';
import emptySearches from './functions/empty-searches.ts';
import getJobDetails from './functions/get-job-details.ts';
import getJobs from './functions/get-jobs.ts';
import giveUpMail from './functions/give-up-mail.ts';
import jobAddresses from './functions/job-addresses.ts';
import jobAlert from './functions/job-alert.ts';
import jobCategories from './functions/job-categories.ts';
import jobViewed from './functions/job-viewed.ts';
import landingAddresses from './functions/landing-addresses.ts';
import landingPage from './functions/landing-page.ts';
import mail from './functions/mail.ts';
import mails from './functions/mails.ts';
import payByRole from './functions/pay-by-role.ts';
import proposalContent from './functions/proposal-content.ts';
import proposalRead from './functions/proposal-read.ts';
import proposalAccess from './functions/proposal-access.ts';
import publicJobs from './functions/public-jobs.ts';
import readMail from './functions/read-mail.ts';
import registerCandidate from './functions/register-candidate.ts';
import remotes from './functions/remotes.ts';
import requestQuote from './functions/request-quote.ts';
import resendMail from './functions/resend-mail.ts';
import revealSubmission from './functions/reveal-submission.ts';
import revokeProposalAccess from './functions/revoke-proposal-access.ts';
import secureAuth from './functions/secure-auth.ts';
import sendEmail from './functions/send-email.ts';
import staffAuth from './functions/staff-auth.ts';
import sharePreview from './functions/share-preview.ts';
import submission from './functions/submission.ts';
import submissionCv from './functions/submission-cv.ts';
import submissions from './functions/submissions.ts';
import subscribe from './functions/subscribe.ts';
import suggestPlaces from './functions/suggest-places.ts';
import suggestSearches from './functions/suggest-searches.ts';
import syncDetails from './functions/sync-details.ts';
import syncStatus from './functions/sync-status.ts';
import syncs from './functions/syncs.ts';
import testDatabase from './functions/test-supabase.ts';
import transportUkAuth from './functions/transport-uk-auth.ts';
import triggerSync from './functions/trigger-sync.ts';
import unsubscribe from './functions/unsubscribe.ts';
import { asOneRead, readJobsRevision } from './jobs/query-cache.ts';
import { clientAddress } from './limits/client-address.ts';
import { createReadinessCheck, type Readiness } from './readiness.ts';
import { withServices, type Host, type Services } from './services.ts';
import { remembered, within } from './waiting.ts';

/** Every endpoint of the contract and the file that answers it. */
export const functions: Readonly<Record<EndpointName, ApiFunction>> = {
  getJobs,
  getJobDetails,
  jobViewed,
  publicJobs,
  jobCategories,
  triggerSync,
  clearJobs,
  testDatabase,
  applyToJob,
  sendEmail,
  requestQuote,
  registerCandidate,
  subscribe,
  jobAlert,
  confirmSubscription,
  unsubscribe,
  alertSettings,
  changeAlert,
  secureAuth,
  transportUkAuth,
  staffAuth,
  proposalContent,
  syncStatus,
  jobAddresses,
  landingPage,
  landingAddresses,
  suggestPlaces,
  suggestSearches,
  proposalRead,
  proposalAccess,
  accessLog,
  addProposalAccess,
  revokeProposalAccess,
  payByRole,
  deskSummary,
  auditLog,
  remotes,
  sharePreview,
  syncs,
  syncDetails,
  submissions,
  submission,
  revealSubmission,
  changeSubmission,
  submissionCv,
  mails,
  mail,
  readMail,
  resendMail,
  giveUpMail,
  emptySearches,
};

const byPath = new Map<string, ApiFunction>(
  Object.entries(functions).map(([name, answer]) => [endpoints[name as EndpointName].path, answer]),
);

/** A page is rendered without knowing the revision rather than wait longer for it. */
const REVISION_WITHIN_MS = 1_000;
/** Changes made by this process's own calls are known at once, others' so much later. */
const REVISION_KEPT_MS = 100;
const TABLES = '/rest/v1/';

export interface Api {
  fetch(request: Request, host?: Host): Promise<Response>;
  /** Whether the database answers in good time, and takes writes. */
  readiness(): Promise<Readiness>;
  /** The jobs' revision, which changes whenever they do; undefined when the database does not say in good time. */
  dataRevision(): Promise<string | undefined>;
  /** Whose request it is, for limits. */
  addressOf(request: Pick<Request, 'headers'>): string;
}

/** All endpoints behind one `fetch`, working with the given services. Never rejects. */
export function createApi(services: Services): Api {
  const revision = remembered(
    () => within(REVISION_WITHIN_MS, readJobsRevision(services.db), undefined),
    REVISION_KEPT_MS,
  );
  return {
    readiness: createReadinessCheck(services),
    dataRevision: revision.get,
    addressOf: (request) => clientAddress(request, services.config),
    async fetch(request, host) {
      const { pathname } = new URL(request.url);
      const answer = byPath.get(pathname);
      if (!answer)
        return (pathname.startsWith(TABLES) ? unknownTable(pathname) : new ApiProblem(404, NOTHING_HERE)).toResponse();
      const answering = (work: () => Promise<Response>) => withServices(host ? { ...services, host } : services, work);
      if (request.method === 'POST') return answering(() => answer(request)).finally(revision.forget);
      return answering(() => asOneRead(() => answer(request)));
    },
  };
}
