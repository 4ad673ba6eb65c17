import type { EndpointName } from '@site/contract';
import { isDelay, isVisitor, type StateName } from '../states/names.ts';
import { isGate, isGuarded } from '../states/offered.ts';
import type { Expectation } from './expectation.ts';
export type { Expectation };

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

/** The page on which a state shows. */
export const pageOf = ({ page, elsewhere }: Pick<Expectation, 'page' | 'elsewhere'>, state: StateName): string =>
  elsewhere?.[state] ?? page;

/** The link to a state of an endpoint on a page; one that asks for a session gets one. */
export const linkTo = (name: EndpointName, state: StateName, page: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}mock=${termsFor(name, state).join(',')}`;

/** A visitor of a gate comes for what is behind it. */
function termsFor(name: EndpointName, state: StateName): string[] {
  if (isGate(name) && isVisitor(state)) return [state];
  return [...(isGuarded(name) ? ['signed-in'] : []), `${name}:${state}`];
}
