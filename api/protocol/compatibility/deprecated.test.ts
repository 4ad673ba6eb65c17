import { endpoints, type Endpoint } from '@site/contract';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../openapi/openapi.ts';
import { bodySchema, wholeReplySchema } from '../openapi/schemas.ts';
import { breakingChanges } from './breaking-changes.ts';
import { mapSchemas, ownContract, type CallContract } from './call-contract.ts';
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

describe('a deprecated field of the contract', () => {
  /** The deprecated fields that whoever reads or sends by the schema cannot do without. */
  function neededStill(schema: v.GenericSchema): string[] {
    const needed: string[] = [];
    mapSchemas(bodySchema(schema), (each) => {
      for (const [name, property] of Object.entries(each.properties ?? {}))
        if ((property as { deprecated?: boolean }).deprecated && each.required?.includes(name)) needed.push(name);
      return each;
    });
    return needed;
  }
  const text = v.pipe(v.string(), v.metadata({ deprecated: true }));
  const withDefault = v.object({ pay_text: v.optional(text, '') });

  test('is promised as before, and says that it is deprecated', () => {
    const reply = wholeReplySchema(withDefault);
    expect(reply.required).toEqual(['pay_text']);
    expect(deprecatedFields({ ...base, reply })).toEqual(['pay_text']);
  });

  test('has a default, or is optional, so that pages do without it', () => {
    expect(neededStill(withDefault)).toEqual([]);
    expect(neededStill(v.object({ pay_text: text }))).toEqual(['pay_text']);
    const all: Readonly<Record<string, Endpoint>> = endpoints;
    for (const { input, reply, file } of Object.values(all))
      expect([input, ...(file ? [] : [reply])].flatMap(neededStill)).toEqual([]);
  });
});
