import { endpoints, type Endpoint, type EndpointName } from '@site/contract';
import { nothing } from '@site/contract/input.ts';
import type { Operation } from '@site/contract/operation.ts';
import { operations } from '@site/contract/operations.ts';
import { DELAYS, STATE_NAMES, type AnswerName, type DelayName, type StateName, type VisitorName } from './names.ts';
import { variants } from './variants.ts';

export const ENDPOINT_NAMES = Object.keys(endpoints) as EndpointName[];

/** Whether it opens sessions, checks them and ends them. */
export const isGate = (name: EndpointName): boolean => (operations[name] as Operation).opens !== undefined;
/** Whether visitors send it a form. */
export const takesForm = (name: EndpointName): boolean => (operations[name] as Operation).takesForm === true;
export const isGuarded = (name: EndpointName): boolean => (operations[name] as Operation).sessions !== undefined;
export const isTable = (name: EndpointName): boolean => operations[name].tag === 'Tables';

/** The states that an endpoint can be in: those that its contract allows. */
export function statesOf(name: EndpointName): StateName[] {
  const offered: readonly StateName[] = [
    ...answersOf(name),
    ...(Object.keys(DELAYS) as DelayName[]),
    ...visitorsOf(name),
  ];
  return STATE_NAMES.filter((state) => offered.includes(state));
}

export const offers = (name: EndpointName, state: StateName): boolean => statesOf(name).includes(state);

function answersOf(name: EndpointName): AnswerName[] {
  const { method, file }: Endpoint = endpoints[name];
  const { refusals = {} }: Operation = operations[name];
  return [
    'ready',
    ...(Object.keys(variants[name] ?? {}) as AnswerName[]),
    ...(file ? [] : (['minimal', 'hostile'] as const)),
    ...(takesInput(name) ? (['400'] as const) : []),
    ...(method === 'POST' ? (['403'] as const) : []),
    ...(takesForm(name) ? (['429'] as const) : []),
    ...(Object.keys(refusals) as AnswerName[]),
    '500',
    '503',
    'offline',
    'malformed',
    'web-page',
  ];
}

/** A table's input is its query. */
const takesInput = (name: EndpointName): boolean => isTable(name) || endpoints[name].input !== nothing;

function visitorsOf(name: EndpointName): VisitorName[] {
  if (!isGuarded(name) && !isGate(name)) return [];
  return ['signed-in', 'session-ends', ...(name === 'clearJobs' ? (['password-needed'] as const) : [])];
}
