import type { EndpointName } from '@site/contract';
import { fileMeaning, readFileWord } from './file-states.ts';
import { isAnswer, isDelay, isState, isVisitor, MEANINGS, STATE_NAMES, type StateName } from './names.ts';
import { ENDPOINT_NAMES, offers, statesOf } from './offered.ts';
import { isPreset, PRESETS, type PresetName } from './presets.ts';
import type { Rule, Rules } from './rule.ts';

/**
 * A word of a link: a preset, a state for every endpoint that can be in it, or an endpoint and its states:
 * 'rate-limited', 'slow', 'getJobs:500', 'getJobs:500.slow.after-1'.
 */
export type Override = PresetName | StateName | `${EndpointName}:${string}`;

/** An override that means nothing. */
export interface UnknownOverride {
  override: string;
  /** The part of it that means nothing. */
  word: string;
  /** For people: 'getJobs has no state “emtpy”.' */
  problem: string;
  /** What could stand in the word's place. */
  choices: readonly string[];
}

/** A link's overrides, without repetitions. */
export const splitOverrides = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((override) => override.trim())
      .filter(Boolean),
  ),
];

/** What the overrides mean, later ones winning, and which of them mean nothing. */
export function readOverrides(overrides: readonly string[]): { rules: Rules; unknown: UnknownOverride[] } {
  const rules: Partial<Record<EndpointName, Rule>> = {};
  const unknown: UnknownOverride[] = [];
  for (const override of overrides.flatMap(expanded)) {
    const read = readOverride(override);
    if ('problem' in read) unknown.push(read);
    else for (const name of read.names) rules[name] = { ...rules[name], ...read.rule };
  }
  return { rules, unknown };
}

const expanded = (override: string): readonly string[] =>
  isPreset(override) ? PRESETS[override].overrides : [override];

function readOverride(override: string): { names: readonly EndpointName[]; rule: Rule } | UnknownOverride {
  if (readFileWord(override)) return { names: [], rule: {} };
  const [, name, states] = ENDPOINT_AND_STATES.exec(override) ?? [];
  if (name === undefined || states === undefined) return readForAll(override);
  if (!isEndpoint(name))
    return { override, word: name, problem: `There is no endpoint “${name}”.`, choices: ENDPOINT_NAMES };
  const rule: Rule = {};
  for (const state of states.split('.')) {
    const part = partOf(state);
    if (!part || (isState(state) && !offers(name, state)))
      return { override, word: state, problem: `${name} has no state “${state}”.`, choices: choicesOf(name) };
    Object.assign(rule, part);
  }
  return { names: [name], rule };
}

const choicesOf = (name: EndpointName): string[] => [...statesOf(name), 'after-1'];

function readForAll(override: string): { names: readonly EndpointName[]; rule: Rule } | UnknownOverride {
  if (isEndpoint(override)) {
    const choices = choicesOf(override).map((state) => `${override}:${state}`);
    return { override, word: override, problem: `${override} needs a state, as in “${override}:500”.`, choices };
  }
  const rule = isState(override) ? partOf(override) : undefined;
  if (!rule || !isState(override))
    return {
      override,
      word: override,
      problem: `There is no state or preset “${override}”.`,
      choices: [...Object.keys(PRESETS), ...STATE_NAMES],
    };
  return { names: ENDPOINT_NAMES.filter((name) => offers(name, override)), rule };
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

/** What a word of a link does, for people: of 'getJobs:500.after-1', 'a fault of ours, from call 2 on'. */
export function meaningOf(override: string): string {
  if (isPreset(override)) return PRESETS[override].meaning;
  const files = readFileWord(override);
  if (files) return fileMeaning(files);
  if (isState(override)) return `${MEANINGS[override]}, wherever an endpoint can be so`;
  const states = (override.split(':').at(-1) ?? '').split('.');
  return states.map((state) => (isState(state) ? MEANINGS[state] : laterOn(state))).join(', ');
}

const laterOn = (after: string) => `from call ${Number(after.replace(/\D/g, '')) + 1} on`;
