import type { Schema } from '../openapi/openapi.ts';
import type { CallContract } from './call-contract.ts';
import type { BreakingRule } from './breaking-changes.ts';

export interface Mutation {
  /** What was done, and where. */
  what: string;
  offered: CallContract;
}

export interface BreakingMutation extends Mutation {
  rule: BreakingRule;
  field: string;
}

/** A place in a schema, and the whole schema with something else there. */
interface Place {
  field: string;
  schema: Schema;
  replace: (other: Schema) => Schema;
}

type Direction = 'input' | 'reply';

const join = (field: string, name: string) => (field === '' ? name : `${field}.${name}`);

/** Every value in a schema, the whole included; alternatives are one value. */
function* valuesIn(place: Place): Generator<Place> {
  yield place;
  for (const object of objectsOf(place)) yield* childrenOf(object).flatMap((child) => [...valuesIn(child)]);
}

/** The objects and arrays that a value may be. */
function objectsOf({ field, schema, replace }: Place): Place[] {
  for (const key of ['anyOf', 'oneOf'] as const) {
    const either = schema[key] as Schema[] | undefined;
    if (!either) continue;
    return either.flatMap((each, index) =>
      objectsOf({
        field,
        schema: each,
        replace: (other) => replace({ ...schema, [key]: either.with(index, other) }),
      }),
    );
  }
  return schema.type === 'object' || schema.type === 'array' ? [{ field, schema, replace }] : [];
}

function childrenOf({ field, schema, replace }: Place): Place[] {
  const { properties = {}, items, additionalProperties: rest } = schema;
  const within = Object.entries(properties).map(([name, each]) => ({
    field: join(field, name),
    schema: each as Schema,
    replace: (other: Schema) => replace({ ...schema, properties: { ...properties, [name]: other } }),
  }));
  if (typeof items === 'object')
    within.push({
      field: `${field}[]`,
      schema: items as Schema,
      replace: (other) => replace({ ...schema, items: other }),
    });
  if (typeof rest === 'object')
    within.push({
      field: join(field, '*'),
      schema: rest as Schema,
      replace: (other) => replace({ ...schema, additionalProperties: other }),
    });
  return within;
}

const typesOf = (schema: Schema): unknown[] => {
  const either = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (either) return either.flatMap(typesOf);
  return 'const' in schema ? [schema.const === null ? 'null' : typeof schema.const] : [schema.type];
};

/** A type that the schema does not have. */
const otherType = (schema: Schema): Schema => {
  const types = typesOf(schema);
  return { type: (['null', 'string', 'number', 'array'] as const).find((type) => !types.includes(type))! };
};

const isAnything = (schema: Schema) => Object.keys(schema).length === 0;

const without = (names: readonly string[] | undefined, name: string) => names?.filter((each) => each !== name) ?? [];

interface Change {
  what: string;
  field: string;
  schema: Schema;
}

/** Each property of each object, for `change`. */
const properties = (
  places: readonly Place[],
  change: (object: Schema, name: string) => Schema | undefined,
  what: string,
): Change[] =>
  places.flatMap(objectsOf).flatMap(({ field, schema, replace }) =>
    Object.keys(schema.properties ?? {}).flatMap((name) => {
      const changed = change(schema, name);
      return changed
        ? [{ what: `${what} ${join(field, name)}`, field: join(field, name), schema: replace(changed) }]
        : [];
    }),
  );

const values = (places: readonly Place[], change: (schema: Schema) => Schema | undefined, what: string): Change[] =>
  places
    .filter(({ schema }) => !isAnything(schema))
    .flatMap(({ field, schema, replace }) => {
      const changed = change(schema);
      return changed ? [{ what: `${what} ${field}`, field, schema: replace(changed) }] : [];
    });

function removeProperty({ properties: all = {}, required, ...rest }: Schema, name: string): Schema {
  const { [name]: _removed, ...others } = all;
  return { ...rest, properties: others, required: without(required, name) };
}

const NEW = 'brandNew';
const addProperty = (schema: Schema, isRequired: boolean): Schema => ({
  ...schema,
  properties: { ...schema.properties, [NEW]: { type: 'string' } },
  required: [...(schema.required ?? []), ...(isRequired ? [NEW] : [])],
});

const additions = (places: readonly Place[], isRequired: boolean, what: string): Change[] =>
  places
    .flatMap(objectsOf)
    .filter(({ schema }) => schema.properties && typeof schema.additionalProperties !== 'object')
    .map(({ field, schema, replace }) => ({
      what: `${what} in ${field}`,
      field: join(field, NEW),
      schema: replace(addProperty(schema, isRequired)),
    }));

const isRequired = (schema: Schema, name: string) => schema.required?.includes(name) ?? false;
const optional = (schema: Schema, name: string) =>
  isRequired(schema, name) ? { ...schema, required: without(schema.required, name) } : undefined;
const required = (schema: Schema, name: string) =>
  isRequired(schema, name) ? undefined : { ...schema, required: [...(schema.required ?? []), name] };
const more = (schema: Schema): Schema => ({ anyOf: [schema, otherType(schema)] });
const moreValues = ({ enum: values, ...rest }: Schema) =>
  values && { ...rest, enum: [...values, typeof values[0] === 'number' ? 4_242 : 'brand-new'] };
const fewerValues = (schema: Schema) =>
  schema.enum && schema.enum.length > 1 ? { ...schema, enum: schema.enum.slice(1) } : undefined;
const fewerTypes = (schema: Schema) =>
  schema.anyOf && schema.anyOf.length > 1 ? { ...schema, anyOf: schema.anyOf.slice(0, -1) } : undefined;
const shorter = (schema: Schema) =>
  schema.type === 'string' && !schema.enum ? { ...schema, maxLength: (schema.maxLength ?? 10) - 1 } : undefined;
const longer = (schema: Schema) => {
  const { maxLength, pattern: _pattern, minLength: _minimum, ...rest } = schema;
  return schema.type === 'string' && maxLength !== undefined ? { ...rest, maxLength: maxLength + 1 } : undefined;
};

function changesOf(call: CallContract, direction: Direction, changes: (places: readonly Place[]) => Change[]) {
  const schema = call[direction];
  if (!schema) return [];
  const places = [...valuesIn({ field: '', schema, replace: (other) => other })];
  return changes(places).map(({ schema: changed, ...change }) => ({
    ...change,
    what: `${direction}: ${change.what}`,
    offered: { ...call, [direction]: changed },
  }));
}

/** Everything that breaks callers of an endpoint, done to it one by one. */
export function breakingMutations(call: CallContract): BreakingMutation[] {
  const schemas = (direction: Direction, rule: BreakingRule, changes: (places: readonly Place[]) => Change[]) =>
    changesOf(call, direction, changes).map((change) => ({
      ...change,
      rule,
      field: change.field || `its ${direction}`,
    }));
  const whole = (rule: BreakingRule, what: string, changes: Partial<CallContract>) => ({
    rule,
    what,
    field: '',
    offered: { ...call, ...changes },
  });
  return [
    whole('path-changed', 'another path', { path: `${call.path}-new` }),
    whole('method-changed', 'another method', { method: call.method === 'GET' ? 'POST' : 'GET' }),
    whole('session-needed', 'another session', { sessions: ['brand-new'] }),
    whole('body-smaller', 'a smaller body', { largestBody: call.largestBody - 1 }),
    ...call.statuses.map((status) =>
      whole('status-removed', `${status} is not sent`, { statuses: call.statuses.filter((each) => each !== status) }),
    ),
    ...call.files.map((type) =>
      whole('file-removed', `no ${type}`, { files: call.files.filter((each) => each !== type) }),
    ),
    ...schemas('reply', 'reply-removed', (places) => properties(places, removeProperty, 'removed')),
    ...schemas('reply', 'reply-optional', (places) => properties(places, optional, 'made optional')),
    ...schemas('reply', 'reply-widened', (places) => [
      ...values(places, more, 'widened'),
      ...values(places, otherType, 'of another type'),
    ]),
    ...schemas('reply', 'reply-value-added', (places) => values(places, moreValues, 'one more value of')),
    ...schemas('input', 'input-required', (places) => [
      ...additions(places, true, 'a new field that is needed'),
      ...properties(places, required, 'made required'),
    ]),
    ...schemas('input', 'input-removed', (places) => properties(places, removeProperty, 'removed')),
    ...schemas('input', 'input-narrowed', (places) => [
      ...values(places, fewerValues, 'one value less of'),
      ...values(places, fewerTypes, 'one type less of'),
      ...values(places, shorter, 'shorter'),
      ...values(places, otherType, 'of another type'),
    ]),
  ];
}

/** Everything that no caller notices, done to it one by one. */
export function compatibleMutations(call: CallContract): Mutation[] {
  const schemas = (direction: Direction, changes: (places: readonly Place[]) => Change[]) =>
    changesOf(call, direction, changes);
  return [
    { what: 'one more status', offered: { ...call, statuses: [...call.statuses, 418] } },
    { what: 'no session', offered: { ...call, sessions: [] } },
    {
      what: 'one more session',
      offered: { ...call, sessions: call.sessions.length > 0 ? [...call.sessions, 'x'] : [] },
    },
    { what: 'a larger body', offered: { ...call, largestBody: call.largestBody + 1 } },
    { what: 'one more kind of file', offered: { ...call, files: [...call.files, 'text/brand-new'] } },
    ...schemas('reply', (places) => [
      ...additions(places, true, 'a new field'),
      ...additions(places, false, 'a new field that may be missing'),
      ...properties(places, required, 'made required'),
      ...values(places, fewerValues, 'one value less of'),
      ...values(places, fewerTypes, 'one type less of'),
      ...values(places, shorter, 'shorter'),
    ]),
    ...schemas('input', (places) => [
      ...additions(places, false, 'a new optional field'),
      ...properties(places, optional, 'made optional'),
      ...values(places, more, 'widened'),
      ...values(places, moreValues, 'one more value of'),
      ...values(places, longer, 'longer'),
    ]),
  ];
}
