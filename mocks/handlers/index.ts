import type { EndpointName } from '@site/contract';
import type { HttpHandler } from 'msw';
import { accessHandlers } from './access.ts';
import { applicationHandlers } from './applications.ts';
import { auditLogHandlers } from './audit-log.ts';
import { deskSummaryHandlers } from './desk-summary.ts';
import { emptySearchHandlers } from './empty-searches.ts';
import { jobHandlers } from './jobs.ts';
import { landingHandlers } from './landing.ts';
import { mailHandlers } from './mails.ts';
import { messageHandlers } from './messages.ts';
import { payByRoleHandlers } from './pay-by-role.ts';
import { proposalReadHandlers } from './proposal-read.ts';
import { proposalAccessHandlers } from './proposal-access.ts';
import { proposalHandlers } from './proposals.ts';
import { remoteHandlers } from './remotes.ts';
import { restHandlers } from './rest.ts';
import { submissionHandlers } from './submissions.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { suggestPlacesHandlers } from './suggest-places.ts';
import { suggestSearchesHandlers } from './suggest-searches.ts';
import { syncHandlers } from './sync.ts';
import { syncsHandlers } from './syncs.ts';

/** One handler for every endpoint of the contract. */
export const handlersByEndpoint: Readonly<Record<EndpointName, HttpHandler>> = {
  ...jobHandlers,
  ...applicationHandlers,
  ...messageHandlers,
  ...subscriptionHandlers,
  ...accessHandlers,
  ...proposalHandlers,
  ...syncHandlers,
  ...restHandlers,
  ...landingHandlers,
  ...suggestPlacesHandlers,
  ...suggestSearchesHandlers,
  ...proposalReadHandlers,
  ...proposalAccessHandlers,
  ...payByRoleHandlers,
  ...auditLogHandlers,
  ...deskSummaryHandlers,
  ...remoteHandlers,
  ...syncsHandlers,
  ...submissionHandlers,
  ...mailHandlers,
  ...emptySearchHandlers,
};

/** The mocked API without a scenario. */
export const handlers: HttpHandler[] = Object.values(handlersByEndpoint);
