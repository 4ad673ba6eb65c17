import type { Schema } from '../openapi/openapi.ts';

/** Why some of what one side sends is not what the other takes. */
export interface Mismatch {
  /** 'jobs[].salary_text'; empty for the whole. */
  field: string;
  kind: 'missing' | 'optional' | 'unread' | 'value' | 'type' | 'limit';
  /** What is sent and not taken, or the limit that it breaks. */
  sent: string;
}

/**
 * The two directions of a call differ in what a field means that only one side knows: whoever reads a reply overlooks
 * it, whoever sends an input expects it to count.
 */
export type Direction = 'reply' | 'input';

/** Where values that `sent` allows are none that `taken` allows; empty when all of them are. */
export function mismatches(sent: Schema, taken: Schema, direction: Direction, field = ''): Mismatch[] {
  if (isAnything(taken)) return [];
  if (isAnything(sent)) return [{ field, kind: 'type', sent: 'anything' }];
  const found = alternativesOf(sent).flatMap((each) => mismatchesOfOne(each, alternativesOf(taken), direction, field));
  return found.filter((each, index) => found.findIndex((other) => keyOf(other) === keyOf(each)) === index);
}

const keyOf = ({ field, kind, sent }: Mismatch) => JSON.stringify([field, kind, sent]);

const NOTES = ['deprecated', 'title', 'description', 'default', 'examples'];

const isAnything = (schema: Schema): boolean => Object.keys(schema).every((key) => NOTES.includes(key));

/** Schemas of which a value has one, each without alternatives. */
function alternativesOf(schema: Schema): Schema[] {
  const { anyOf, oneOf, enum: values, ...rest } = schema;
  const either = anyOf ?? oneOf;
  if (either) return either.flatMap((each) => alternativesOf({ ...rest, ...(each as Schema) }));
  if (values) return values.map((value) => ({ const: value }) as Schema);
  if (rest.type === 'boolean' && !('const' in rest)) return [{ const: false }, { const: true }];
  return [rest];
}

/** Against the one of several that it is meant for. */
function mismatchesOfOne(sent: Schema, taken: readonly Schema[], direction: Direction, field: string): Mismatch[] {
  const outcomes = taken.map((each) => {
    const found = compare(sent, each, direction, field);
    return { found, distance: distance(sent, each, found) };
  });
  return outcomes.toSorted((a, b) => a.distance - b.distance)[0]?.found ?? [];
}

const ANOTHER_TYPE = 1_000_000;
const ANOTHER_CONSTANT = 100_000;
const NO_CONSTANT = 10_000;

/** Least for the alternative that was meant: of its type and, where constants tell variants apart, with the same. */
function distance(sent: Schema, taken: Schema, found: readonly Mismatch[]): number {
  if (!isOfType(sent, taken)) return ANOTHER_TYPE;
  const constants = Object.entries(propertiesOf(sent)).filter(([, each]) => 'const' in each);
  const penalties = constants.map(([name, { const: value }]) => {
    const other = propertiesOf(taken)[name];
    if (!other || !('const' in other)) return NO_CONSTANT;
    return other.const === value ? 0 : ANOTHER_CONSTANT;
  });
  return penalties.reduce((total, penalty) => total + penalty, found.length);
}

function compare(sent: Schema, taken: Schema, direction: Direction, field: string): Mismatch[] {
  if (isAnything(taken)) return [];
  if (!isOfType(sent, taken)) return [{ field, kind: 'type', sent: wordsFor(sent) }];
  if ('const' in taken) return 'const' in sent && sent.const === taken.const ? [] : [otherValue(sent, field)];
  if ('const' in sent) return allows(taken, sent.const) ? [] : [otherValue(sent, field)];
  if (sent.type === 'array') return [...limits(sent, taken, field), ...compareItems(sent, taken, direction, field)];
  if (sent.type === 'object') return compareObjects(sent, taken, direction, field);
  return limits(sent, taken, field);
}

const otherValue = (sent: Schema, field: string): Mismatch => ({ field, kind: 'value', sent: wordsFor(sent) });

const wordsFor = (schema: Schema): string =>
  'const' in schema ? JSON.stringify(schema.const) : String(schema.type ?? 'anything');

const typeOf = (schema: Schema): unknown => {
  if (!('const' in schema)) return schema.type;
  return schema.const === null ? 'null' : typeof schema.const;
};

function isOfType(sent: Schema, taken: Schema): boolean {
  const [own, wanted] = [typeOf(sent), typeOf(taken)];
  if (own === wanted) return true;
  if (wanted === 'integer') return 'const' in sent && Number.isInteger(sent.const);
  return wanted === 'number' && own === 'integer';
}

function allows(taken: Schema, value: unknown): boolean {
  if (typeof value === 'string')
    return (
      value.length >= (taken.minLength ?? 0) &&
      value.length <= (taken.maxLength ?? Infinity) &&
      (taken.pattern === undefined || new RegExp(taken.pattern, 'u').test(value))
    );
  if (typeof value !== 'number') return true;
  return value >= (taken.minimum ?? -Infinity) && value <= (taken.maximum ?? Infinity);
}

const LOWEST = ['minLength', 'minimum', 'minItems'] as const;
const HIGHEST = ['maxLength', 'maximum', 'maxItems'] as const;
const SAME = ['pattern', 'format'] as const;

/** Each limit that is stricter for what is taken than for what is sent. */
function limits(sent: Schema, taken: Schema, field: string): Mismatch[] {
  const broken = [
    ...LOWEST.filter((key) => (taken[key] ?? -Infinity) > (sent[key] ?? -Infinity)),
    ...HIGHEST.filter((key) => (taken[key] ?? Infinity) < (sent[key] ?? Infinity)),
    ...SAME.filter((key) => taken[key] !== undefined && taken[key] !== sent[key]),
  ];
  return broken.map((key) => ({ field, kind: 'limit', sent: key }));
}

const compareItems = (sent: Schema, taken: Schema, direction: Direction, field: string): Mismatch[] =>
  mismatches((sent.items ?? {}) as Schema, (taken.items ?? {}) as Schema, direction, `${field}[]`);

function compareObjects(sent: Schema, taken: Schema, direction: Direction, field: string): Mismatch[] {
  const [own, wanted] = [propertiesOf(sent), propertiesOf(taken)];
  const at = (name: string) => (field === '' ? name : `${field}.${name}`);
  const isSent = (name: string) => sent.required?.includes(name) ?? false;
  const isNeeded = (name: string) => taken.required?.includes(name) ?? false;
  const known = Object.entries(wanted).flatMap(([name, schema]): Mismatch[] => {
    const sentAs = own[name] ?? restOf(sent);
    if (!sentAs) return isNeeded(name) || direction === 'reply' ? [{ field: at(name), kind: 'missing', sent: '' }] : [];
    const found = mismatches(sentAs, schema, direction, at(name));
    return isNeeded(name) && !isSent(name) ? [{ field: at(name), kind: 'optional', sent: '' }, ...found] : found;
  });
  const others = Object.keys(own).filter((name) => !(name in wanted));
  const rest = restOf(taken);
  const unknown = others.flatMap((name): Mismatch[] => {
    if (rest) return mismatches(own[name]!, rest, direction, at(name));
    const isUnread = direction === 'input' || taken.additionalProperties === false;
    return isUnread ? [{ field: at(name), kind: 'unread', sent: '' }] : [];
  });
  return [...known, ...unknown, ...compareRest(sent, taken, direction, at('*'))];
}

/** The fields of a record, whose names nobody lists. */
function compareRest(sent: Schema, taken: Schema, direction: Direction, field: string): Mismatch[] {
  const [own, wanted] = [restOf(sent), restOf(taken)];
  if (!wanted) return own && direction === 'input' ? [{ field, kind: 'unread', sent: '' }] : [];
  if (own) return mismatches(own, wanted, direction, field);
  return direction === 'reply' && Object.keys(propertiesOf(sent)).length === 0
    ? [{ field, kind: 'missing', sent: '' }]
    : [];
}

const propertiesOf = (schema: Schema) => (schema.properties ?? {}) as Readonly<Record<string, Schema>>;

/** What fields have that are not among its properties. */
const restOf = ({ additionalProperties: rest }: Schema): Schema | undefined =>
  typeof rest === 'object' ? (rest as Schema) : undefined;
