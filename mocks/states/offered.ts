import type { EndpointName } from '@site/contract';
import { mocks } from '../mocks.ts';
import { DELAYS, STATE_NAMES, type AnswerName, type DelayName, type StateName, type VisitorName } from './names.ts';

export const ENDPOINT_NAMES = Object.keys(mocks) as EndpointName[];

/** Whether it opens sessions, checks them and ends them. */
export const isGate = (name: EndpointName): boolean => mocks[name].operation.opens !== undefined;
/** Whether visitors send it a form. */
export const takesForm = (name: EndpointName): boolean => mocks[name].operation.takesForm === true;
export const isGuarded = (name: EndpointName): boolean => mocks[name].operation.sessions !== undefined;
export const isTable = (name: EndpointName): boolean => mocks[name].operation.tag === 'Tables';

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
  const {
    endpoint: { method, fromAnywhere, file },
    operation: { refusals = {} },
    states = {},
    refusedInput,
  } = mocks[name];
  return [
    'ready',
    ...(Object.keys(states) as AnswerName[]),
    ...(file ? [] : (['minimal', 'hostile'] as const)),
    // A table's input is its query.
    ...(refusedInput || isTable(name) ? (['400'] as const) : []),
    ...(method === 'POST' && !fromAnywhere ? (['403'] as const) : []),
    ...(takesForm(name) ? (['429'] as const) : []),
    ...(Object.keys(refusals) as AnswerName[]),
    '500',
    '503',
    'offline',
    'malformed',
    'web-page',
  ];
}

function visitorsOf(name: EndpointName): VisitorName[] {
  if (!isGuarded(name) && !isGate(name)) return [];
  return ['signed-in', 'session-ends', ...(name === 'clearJobs' ? (['password-needed'] as const) : [])];
}
