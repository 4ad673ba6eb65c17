import type { EndpointName } from '@site/contract';
import { isDelay, isVisitor, type StateName } from '../states/names.ts';
import { isGate, isGuarded } from '../states/offered.ts';
import { applications } from './applications.ts';
import { databaseTest } from './database-test.ts';
import { staffPages } from './desk.ts';
import type { Expectation } from './expectation.ts';
import { gates } from './gates.ts';
import { jobAlerts } from './job-alerts.ts';
import { jobs } from './jobs.ts';
import { landing } from './landing.ts';
import { mails } from './mails.ts';
import { messages } from './messages.ts';
import { proposalAccess } from './proposal-access.ts';
import { proposals } from './proposals.ts';
import { sharePreview } from './share-preview.ts';
import { sitemap } from './sitemap.ts';
import { submissions } from './submissions.ts';
import { subscriptions } from './subscriptions.ts';
import { suggestions } from './suggestions.ts';
import { syncs } from './syncs.ts';

export type { Expectation };

/** Of every endpoint, where and how its states show. */
export const expectations: Readonly<Record<EndpointName, Expectation>> = {
  ...jobs,
  ...applications,
  ...messages,
  ...subscriptions,
  ...gates,
  ...proposals,
  ...databaseTest,
  ...suggestions,
  ...landing,
  ...jobAlerts,
  ...staffPages,
  ...syncs,
  ...submissions,
  ...mails,
  ...proposalAccess,
  ...sharePreview,
  ...sitemap,
};

/** What a tester sees while an endpoint is in a state. */
export function lineOf({ sees, fails, waits }: Expectation, state: StateName): string {
  const own = sees[state];
  if (own !== undefined) return own;
  if (isDelay(state)) return waits;
  return isFailure(state) ? fails : sees.ready;
}

const isFailure = (state: StateName): boolean => /^\d|^(offline|malformed|web-page)$/.test(state);

/** The words that a line promises to the letter. */
export const promisedBy = (line: string): string[] => [...line.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);

/** What to do on the page before the state shows, if anything. */
export const howTo = ({ how, atOnce = [] }: Expectation, state: StateName): string | undefined =>
  atOnce.includes(state) ? undefined : how;

/** The link to a state of an endpoint; one that asks for a session gets one. */
export const linkTo = (name: EndpointName, state: StateName, { page }: Expectation): string =>
  `${page}${page.includes('?') ? '&' : '?'}mock=${termsFor(name, state).join(',')}`;

/** A visitor of a gate comes for what is behind it. */
function termsFor(name: EndpointName, state: StateName): string[] {
  if (isGate(name) && isVisitor(state)) return [state];
  return [...(isGuarded(name) ? ['signed-in'] : []), `${name}:${state}`];
}
