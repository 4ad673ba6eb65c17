import { expect, test } from 'vitest';
import type { Schema } from '../openapi/openapi.ts';
import { breakingChanges } from './breaking-changes.ts';
import { ownContract, type CallContract } from './call-contract.ts';
import { deprecatedFields, deprecatedIn, withoutDeprecated } from './deprecated.ts';

const base = ownContract()['payByRole']!;
const withReply = (properties: NonNullable<Schema['properties']>, required: string[]): CallContract => ({
  ...base,
  reply: { type: 'object', properties: { rows: { type: 'array', items: { type: 'object', properties, required } } } },
});

const text = { type: 'string' } as const satisfies Schema;
const deprecatedText: Schema & { deprecated: true } = { ...text, deprecated: true };
const before = withReply({ pay: text, pay_text: text }, ['pay', 'pay_text']);
const deprecating = withReply({ pay: text, pay_text: deprecatedText }, ['pay', 'pay_text']);
const after = withReply({ pay: text }, ['pay']);

test('a field that is only deprecated breaks nobody', () => {
  expect(breakingChanges({ before }, { deprecating })).toEqual([]);
  expect(deprecatedFields(deprecating)).toEqual(['pay_text']);
});

test('whoever was built since, and does not name the field, does not miss it', () => {
  const moved = withoutDeprecated(deprecating, () => false);
  expect(breakingChanges({ moved }, { after })).toEqual([]);
  expect(deprecatedIn(moved, deprecating)).toEqual([]);
});

test('whoever was built before, or still names it, does', () => {
  const named = withoutDeprecated(deprecating, (field) => field === 'pay_text');
  for (const calls of [{ before }, { named }])
    expect(breakingChanges(calls, { after }).map(({ sentence }) => sentence)).toEqual([
      'pay-by-role does not send rows[].pay_text',
    ]);
  expect(deprecatedIn(before, deprecating)).toEqual(['pay_text']);
});
