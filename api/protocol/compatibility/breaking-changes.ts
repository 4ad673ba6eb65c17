import type { Schema } from '../openapi/openapi.ts';
import type { CallContract, CallContracts } from './call-contract.ts';
import { mismatches, type Direction, type Mismatch } from './mismatches.ts';

/**
 * What breaks a caller, and what is said of it. The rules are those of oasdiff for OpenAPI and, for what is sent and
 * read, of Pact: a reply may have more and say less than was promised, an input may be more and need less.
 */
const RULES = {
  'endpoint-removed': () => 'does not exist',
  'path-changed': (to: string) => `is at ${to}`,
  'method-changed': (to: string) => `is called with ${to}`,
  'session-needed': (scopes: string) => `needs the session ${scopes}`,
  'status-removed': (status: string) => `never answers ${status}`,
  'file-removed': (type: string) => `does not answer ${type}`,
  'body-smaller': (bytes: string) => `takes no body of more than ${bytes} bytes`,
  'input-required': (field: string) => `needs ${field}, which is not always sent`,
  'input-removed': (field: string) => `does not take ${field}`,
  'input-narrowed': (field: string, sent: string) => `does not take all that is sent as ${field} (${sent})`,
  'reply-removed': (field: string) => `does not send ${field}`,
  'reply-optional': (field: string) => `may leave out ${field}`,
  'reply-widened': (field: string, sent: string) => `may send something else as ${field} (${sent})`,
  'reply-value-added': (field: string, sent: string) => `may send an unknown value as ${field} (${sent})`,
} as const satisfies Readonly<Record<string, (...words: string[]) => string>>;

export type BreakingRule = keyof typeof RULES;

export interface BreakingChange {
  rule: BreakingRule;
  /** The endpoint, as its folder is named: 'get-jobs'. */
  endpoint: string;
  /** 'jobs[].salary_text'; empty where it is about the whole. */
  field: string;
  /** 'get-jobs does not send jobs[].salary_text' */
  sentence: string;
}

/**
 * What keeps an API from answering calls as their caller expects.
 * @param called what the caller was built against, by the endpoint's name
 * @param offered all that the API has
 */
export const breakingChanges = (called: CallContracts, offered: CallContracts): BreakingChange[] =>
  Object.entries(called).flatMap(([name, call]) => changesOf(call, offerFor(name, call, offered)));

/** Why something does not take all inputs that fit the schema `sent`: 'needs place, which is not always sent'. */
export const brokenInputs = (sent: Schema, taken: Schema): string[] =>
  mismatches(sent, taken, 'input')
    .map(asFound('input'))
    .map(([rule, field, words = '']) => RULES[rule](field, words));

/** The endpoint that answers the call or, where none does, the one that has its name. */
const offerFor = (name: string, { method, path }: CallContract, offered: CallContracts): CallContract | undefined =>
  Object.values(offered).find((each) => each.path === path && each.method === method) ??
  Object.values(offered).find((each) => each.path === path) ??
  (Object.hasOwn(offered, name) ? offered[name] : undefined);

type Found = [rule: BreakingRule, field: string, sent?: string];

function changesOf(called: CallContract, offered: CallContract | undefined): BreakingChange[] {
  const endpoint = called.path.split('/').at(-1)!;
  return foundIn(called, offered).map(([rule, field, sent = '']) => ({
    rule,
    endpoint,
    field: /^(input|reply)-/.test(rule) ? field : '',
    sentence: `${endpoint} ${RULES[rule](field, sent)}`,
  }));
}

function foundIn(called: CallContract, offered: CallContract | undefined): Found[] {
  if (!offered) return [['endpoint-removed', '']];
  return [
    ...addressChanges(called, offered),
    ...missing(called.statuses.map(String), offered.statuses.map(String), 'status-removed'),
    ...missing(called.files, offered.files, 'file-removed'),
    ...schemaChanges(called, offered),
  ];
}

function addressChanges(called: CallContract, offered: CallContract): Found[] {
  const found: Found[] = [];
  if (offered.path !== called.path) found.push(['path-changed', offered.path]);
  if (offered.method !== called.method) found.push(['method-changed', offered.method]);
  if (!isOpened(called, offered)) found.push(['session-needed', offered.sessions.join(' or ')]);
  if (offered.largestBody < called.largestBody) found.push(['body-smaller', String(offered.largestBody)]);
  return found;
}

/** Whether every session with which it was called, or none, still opens it. */
const isOpened = ({ sessions: had }: CallContract, { sessions: needed }: CallContract): boolean =>
  needed.length === 0 || (had.length > 0 && had.every((scope) => needed.includes(scope)));

const missing = (before: readonly string[], now: readonly string[], rule: BreakingRule): Found[] =>
  before.filter((each) => !now.includes(each)).map((each) => [rule, each]);

function schemaChanges(called: CallContract, offered: CallContract): Found[] {
  const inputs = mismatches(called.input, offered.input, 'input').map(asFound('input'));
  const replies = called.reply ? mismatches(offered.reply ?? {}, called.reply, 'reply').map(asFound('reply')) : [];
  const refusals = Object.entries(called.refusals).flatMap(([status, details]) => {
    if (!offered.statuses.includes(Number(status))) return [];
    const found = mismatches(offered.refusals[status] ?? { type: 'object' }, details, 'reply', '');
    return found.map(asFound('reply', `${status}:`));
  });
  return [...inputs, ...replies, ...refusals];
}

const asFound =
  (direction: Direction, before = '') =>
  ({ kind, field, sent }: Mismatch): Found => [
    ruleOf(direction, kind),
    before + (field || `its ${direction}`),
    ...(sent ? ([sent] as const) : ([] as const)),
  ];

function ruleOf(direction: Direction, kind: Mismatch['kind']): BreakingRule {
  if (direction === 'input') {
    if (kind === 'unread') return 'input-removed';
    return kind === 'missing' || kind === 'optional' ? 'input-required' : 'input-narrowed';
  }
  if (kind === 'missing') return 'reply-removed';
  if (kind === 'optional') return 'reply-optional';
  return kind === 'value' ? 'reply-value-added' : 'reply-widened';
}
