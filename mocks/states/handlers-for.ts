import type { EndpointName } from '@site/contract';
import type { HttpHandler } from 'msw';
import { handlers } from '../mocks.ts';
import { ruledHandler } from './respond.ts';
import type { Rules } from './rule.ts';
import { readOverrides, type Override } from './overrides.ts';

/** What to put before the usual handlers, in the words of a link. @throws for a word that means nothing */
export function statesFor(...overrides: readonly Override[]): HttpHandler[] {
  const { rules, unknown } = readOverrides(overrides);
  if (unknown.length > 0) throw new Error(unknown.map(({ problem }) => problem).join(' '));
  return ruledHandlers(rules);
}

const ruledHandlers = (rules: Rules): HttpHandler[] =>
  Object.entries(rules).map(([name, rule]) => ruledHandler(name as EndpointName, rule));

/** All handlers, in these states: `handlersFor('signed-in', 'getJobs:500')`. */
export const handlersFor = (...overrides: readonly Override[]): HttpHandler[] => [
  ...statesFor(...overrides),
  ...handlers,
];

/** The complete handlers under these rules. */
export const handlersUnder = (rules: Rules): HttpHandler[] => [...ruledHandlers(rules), ...handlers];
