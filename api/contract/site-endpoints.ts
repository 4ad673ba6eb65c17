/*
 * What the site's pages call, apart from those for staff, under the client's method names; the two tables are read with
 * PostgREST's query language.
 */

export { endpoint as alertSettings } from '../endpoints/subscriptions/alert-settings/contract.ts';
export { endpoint as applyToJob } from '../endpoints/forms/apply-to-job/contract.ts';
export { endpoint as changeAlert } from '../endpoints/subscriptions/change-alert/contract.ts';
export { endpoint as confirmSubscription } from '../endpoints/subscriptions/confirm-subscription/contract.ts';
export { endpoint as getJobDetails } from '../endpoints/jobs/get-job-details/contract.ts';
export { endpoint as getJobs } from '../endpoints/jobs/get-jobs/contract.ts';
export { endpoint as jobAddresses } from '../endpoints/jobs/job-addresses/contract.ts';
export { endpoint as jobAlert } from '../endpoints/subscriptions/job-alert/contract.ts';
export { endpoint as jobCategories } from '../endpoints/tables/job-categories/contract.ts';
export { endpoint as jobViewed } from '../endpoints/jobs/job-viewed/contract.ts';
export { endpoint as landingAddresses } from '../endpoints/landing/landing-addresses/contract.ts';
export { endpoint as landingPage } from '../endpoints/landing/landing-page/contract.ts';
export { endpoint as payByRole } from '../endpoints/jobs/pay-by-role/contract.ts';
export { endpoint as proposalContent } from '../endpoints/proposals/proposal-content/contract.ts';
export { endpoint as proposalRead } from '../endpoints/proposals/proposal-read/contract.ts';
export { endpoint as publicJobs } from '../endpoints/tables/public-jobs/contract.ts';
export { endpoint as registerCandidate } from '../endpoints/forms/register-candidate/contract.ts';
export { endpoint as requestQuote } from '../endpoints/forms/request-quote/contract.ts';
export { endpoint as secureAuth } from '../endpoints/access/secure-auth/contract.ts';
export { endpoint as sendEmail } from '../endpoints/forms/send-email/contract.ts';
export { endpoint as staffAuth } from '../endpoints/access/staff-auth/contract.ts';
export { endpoint as subscribe } from '../endpoints/subscriptions/subscribe/contract.ts';
export { endpoint as suggestPlaces } from '../endpoints/suggestions/suggest-places/contract.ts';
export { endpoint as suggestSearches } from '../endpoints/suggestions/suggest-searches/contract.ts';
export { endpoint as transportUkAuth } from '../endpoints/access/transport-uk-auth/contract.ts';
export { endpoint as unsubscribe } from '../endpoints/subscriptions/unsubscribe/contract.ts';
