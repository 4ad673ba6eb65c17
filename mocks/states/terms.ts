import { ENDPOINT_NAMES, offers, statesOf } from './offered.ts';
import type { EndpointName } from '@site/contract';
import { isAnswer, isDelay, isState, isVisitor, STATE_NAMES, type StateName } from './names.ts';
import { isPreset, PRESETS, type PresetName } from './presets.ts';
import type { Rule, Rules } from './rule.ts';

/**
 * A word of a link: a preset, a state for every endpoint that can be in it, or an endpoint and its states:
 * 'rate-limited', 'slow', 'getJobs:500', 'getJobs:500.slow.after-1'.
 */
export type Term = PresetName | StateName | `${EndpointName}:${string}`;

/** A term that means nothing. */
export interface UnknownTerm {
  term: string;
  /** The part of it that means nothing. */
  word: string;
  /** For people: 'getJobs has no state “emtpy”.' */
  problem: string;
  /** What could stand in the word's place. */
  choices: readonly string[];
}

/** A link's terms, without repetitions. */
export const splitTerms = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((term) => term.trim())
      .filter(Boolean),
  ),
];

/** What the terms mean, later ones winning, and which of them mean nothing. */
export function readTerms(terms: readonly string[]): { rules: Rules; unknown: UnknownTerm[] } {
  const rules: Partial<Record<EndpointName, Rule>> = {};
  const unknown: UnknownTerm[] = [];
  for (const term of terms.flatMap(expanded)) {
    const read = readTerm(term);
    if ('problem' in read) unknown.push(read);
    else for (const name of read.names) rules[name] = { ...rules[name], ...read.rule };
  }
  return { rules, unknown };
}

const expanded = (term: string): readonly string[] => (isPreset(term) ? PRESETS[term].terms : [term]);

function readTerm(term: string): { names: readonly EndpointName[]; rule: Rule } | UnknownTerm {
  const [, name, states] = ENDPOINT_AND_STATES.exec(term) ?? [];
  if (name === undefined || states === undefined) return readForAll(term);
  if (!isEndpoint(name))
    return { term, word: name, problem: `There is no endpoint “${name}”.`, choices: ENDPOINT_NAMES };
  const rule: Rule = {};
  for (const state of states.split('.')) {
    const part = partOf(state);
    if (!part || (isState(state) && !offers(name, state)))
      return { term, word: state, problem: `${name} has no state “${state}”.`, choices: choicesOf(name) };
    Object.assign(rule, part);
  }
  return { names: [name], rule };
}

const choicesOf = (name: EndpointName): string[] => [...statesOf(name), 'after-1'];

function readForAll(term: string): { names: readonly EndpointName[]; rule: Rule } | UnknownTerm {
  if (isEndpoint(term)) {
    const choices = choicesOf(term).map((state) => `${term}:${state}`);
    return { term, word: term, problem: `${term} needs a state, as in “${term}:500”.`, choices };
  }
  const rule = isState(term) ? partOf(term) : undefined;
  if (!rule || !isState(term))
    return {
      term,
      word: term,
      problem: `There is no state or preset “${term}”.`,
      choices: [...Object.keys(PRESETS), ...STATE_NAMES],
    };
  return { names: ENDPOINT_NAMES.filter((name) => offers(name, term)), rule };
}

const ENDPOINT_AND_STATES = /^([^:]*):(.*)$/s;

const isEndpoint = (name: string): name is EndpointName => ENDPOINT_NAMES.some((each) => each === name);

/** `after-1`: the first call gets the usual answer, and the state begins with the second. */
const AFTER = /^after-([1-9])$/;

function partOf(state: string): Rule | undefined {
  if (isAnswer(state)) return { answer: state };
  if (isDelay(state)) return { delay: state };
  if (isVisitor(state)) return { visitor: state };
  const [, calls] = AFTER.exec(state) ?? [];
  return calls === undefined ? undefined : { after: Number(calls) };
}
