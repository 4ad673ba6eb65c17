import { describe, expect, test } from 'vitest';
import { breakingChanges, type BreakingRule } from './breaking-changes.ts';
import { ownContract } from './call-contract.ts';
import { breakingMutations, compatibleMutations } from './mutations.test-support.ts';

const contract = ownContract();
const names = Object.keys(contract);

test('an API breaks none of its own calls', () => {
  expect(breakingChanges(contract, contract)).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const call = contract[name]!;
  const endpoint = call.path.split('/').at(-1)!;
  const changes = (offered: typeof call) => breakingChanges({ [name]: call }, { ...contract, [name]: offered });

  test('is missed where it is gone', () => {
    const { [name]: _gone, ...others } = contract;
    expect(breakingChanges({ [name]: call }, others).map(({ sentence }) => sentence)).toEqual([
      `${endpoint} does not exist`,
    ]);
  });

  test('cannot be changed in a way that breaks its callers, and what is said names it and the field', () => {
    const overlooked = breakingMutations(call).filter(
      ({ rule, field, offered }) =>
        !changes(offered).some(
          (change) =>
            change.rule === rule &&
            change.field === field &&
            change.sentence.startsWith(`${endpoint} `) &&
            change.sentence.includes(field),
        ),
    );
    expect(overlooked.map(({ what }) => what)).toEqual([]);
  });

  test('can be changed in every other way', () => {
    const refused = compatibleMutations(call).filter(({ offered }) => changes(offered).length > 0);
    expect(refused.map(({ what, offered }) => [what, changes(offered)[0]?.sentence])).toEqual([]);
  });
});

test('every rule is tried, most of them on most endpoints', () => {
  const tried = names.flatMap((name) => breakingMutations(contract[name]!));
  const rules = Map.groupBy(tried, ({ rule }) => rule);
  const every: BreakingRule[] = [
    'path-changed',
    'method-changed',
    'session-needed',
    'status-removed',
    'file-removed',
    'body-smaller',
    'input-required',
    'input-removed',
    'input-narrowed',
    'reply-removed',
    'reply-optional',
    'reply-widened',
    'reply-value-added',
  ];
  expect([...rules.keys()].toSorted()).toEqual(every.toSorted());
  expect(tried.length).toBeGreaterThan(2_000);
});

test('keywords of JSON Schema that the rules do not know are in no schema', () => {
  const known = ['type', 'properties', 'required', 'items', 'anyOf', 'oneOf', 'enum', 'const', 'additionalProperties'];
  const limits = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'format'];
  const unknown = new Set<string>();
  const look = (schema: object): void => {
    for (const [key, value] of Object.entries(schema) as [string, unknown][]) {
      if (key === 'properties') Object.values(value as object).forEach(look);
      else if (key === 'anyOf' || key === 'oneOf') (value as object[]).forEach(look);
      else if (key === 'items' || key === 'additionalProperties') look(value as object);
      else if (![...known, ...limits, 'propertyNames', 'deprecated'].includes(key)) unknown.add(key);
    }
  };
  for (const { input, reply, refusals } of Object.values(contract))
    [input, reply ?? {}, ...Object.values(refusals)].forEach(look);
  expect([...unknown]).toEqual([]);
});
