import type { EndpointName } from '@site/contract';
import type { HttpHandler } from 'msw';
import { handlers } from '../mocks.ts';
import { ruledHandler } from './respond.ts';
import type { Rules } from './rule.ts';
import { readTerms, type Term } from './terms.ts';

/** What to put before the usual handlers, in the words of a link. @throws for a word that means nothing */
export function statesFor(...terms: readonly Term[]): HttpHandler[] {
  const { rules, unknown } = readTerms(terms);
  if (unknown.length > 0) throw new Error(unknown.map(({ problem }) => problem).join(' '));
  return ruledHandlers(rules);
}

const ruledHandlers = (rules: Rules): HttpHandler[] =>
  Object.entries(rules).map(([name, rule]) => ruledHandler(name as EndpointName, rule));

/** All handlers, in these states: `handlersFor('signed-in', 'getJobs:500')`. */
export const handlersFor = (...terms: readonly Term[]): HttpHandler[] => [...statesFor(...terms), ...handlers];

/** The complete handlers under these rules. */
export const handlersUnder = (rules: Rules): HttpHandler[] => [...ruledHandlers(rules), ...handlers];
