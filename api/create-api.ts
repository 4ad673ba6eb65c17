import { endpoints, type EndpointName } from '@site/contract';
import { ApiProblem, unknownTable } from '@site/protocol';
import { sql } from 'kysely';
import type { ApiFunction } from './function.ts';
import applyToJob from './functions/apply-to-job.ts';
import clearJobs from './functions/clear-jobs.ts';
import confirmSubscription from './functions/confirm-subscription.ts';
import getJobDetails from './functions/get-job-details.ts';
import getJobs from './functions/get-jobs.ts';
import jobAlert from './functions/job-alert.ts';
import jobCategories from './functions/job-categories.ts';
import jobViewed from './functions/job-viewed.ts';
import proposalContent from './functions/proposal-content.ts';
import publicJobs from './functions/public-jobs.ts';
import registerCandidate from './functions/register-candidate.ts';
import requestQuote from './functions/request-quote.ts';
import secureAuth from './functions/secure-auth.ts';
import sendEmail from './functions/send-email.ts';
import staffAuth from './functions/staff-auth.ts';
import subscribe from './functions/subscribe.ts';
import syncStatus from './functions/sync-status.ts';
import testDatabase from './functions/test-supabase.ts';
import transportUkAuth from './functions/transport-uk-auth.ts';
import triggerSync from './functions/trigger-sync.ts';
import unsubscribe from './functions/unsubscribe.ts';
import { withServices, type Services } from './services.ts';

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
  secureAuth,
  transportUkAuth,
  staffAuth,
  proposalContent,
  syncStatus,
};

const byPath = new Map<string, ApiFunction>(
  Object.entries(functions).map(([name, answer]) => [endpoints[name as EndpointName].path, answer]),
);

/** A database that hangs is as little use as one that is gone. */
const READY_WITHIN_MS = 5_000;
const TABLES = '/rest/v1/';

export interface Api {
  fetch(request: Request): Promise<Response>;
  /** Whether the database answers in good time. */
  isReady(): Promise<boolean>;
}

/** All endpoints behind one `fetch`, working with the given services. Never rejects. */
export function createApi(services: Services): Api {
  return {
    async isReady() {
      const answered = sql`select 1`.execute(services.db).then(
        () => true,
        () => false,
      );
      const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(resolve, READY_WITHIN_MS, false);
      return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
    },
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const answer = byPath.get(pathname);
      if (!answer)
        return (
          pathname.startsWith(TABLES) ? unknownTable(pathname) : new ApiProblem(404, 'There is nothing at this address')
        ).toResponse();
      return withServices(services, () => answer(request));
    },
  };
}
