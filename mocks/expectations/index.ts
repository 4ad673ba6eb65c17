import type { EndpointName } from '@site/contract';
import { isDelay, isVisitor, type StateName } from '../states/names.ts';
import { isGuarded } from '../states/offered.ts';
import { applications } from './applications.ts';
import type { Expectation } from './expectation.ts';
import { jobs } from './jobs.ts';

export type { Expectation };

/** Of every endpoint, where and how its states show. */
export const expectations: Readonly<Partial<Record<EndpointName, Expectation>>> = { ...jobs, ...applications };

/** What a tester sees while an endpoint is in a state. */
export function lineOf({ sees, fails, waits }: Expectation, state: StateName): string {
  const own = sees[state];
  if (own !== undefined) return own;
  if (isDelay(state)) return waits;
  if (isVisitor(state)) return sees.ready;
  return state === 'minimal' || state === 'hostile' ? sees.ready : fails;
}

/** The words that a line promises to the letter. */
export const promisedBy = (line: string): string[] => [...line.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);

/** The link to a state of an endpoint; one that asks for a session gets one. */
export function linkTo(name: EndpointName, state: StateName, { page }: Expectation): string {
  const terms = [...(isGuarded(name) && !isVisitor(state) ? ['signed-in'] : []), `${name}:${state}`];
  return `${page}${page.includes('?') ? '&' : '?'}mock=${terms.join(',')}`;
}
