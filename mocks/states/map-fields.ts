import * as v from 'valibot';

/** The parts of a schema, of which each kind has its own. */
interface Parts {
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly options?: readonly unknown[];
}

/** Gives a field, or an entry of the list in it, another value; undefined leaves it out. */
export type ChangeField = (schema: v.GenericSchema, value: unknown, name: string) => unknown;

/** A list with each of its entries changed, or an object with each of the fields that its schema knows. */
export function mapFields(schema: v.GenericSchema, value: unknown, change: ChangeField, name = ''): unknown {
  const { item } = partsOf(schema);
  if (item && Array.isArray(value)) return value.map((each) => change(item, each, name));
  const entries = entriesOf(schema, value);
  if (!entries || typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([key]) => entries[key]);
  return Object.fromEntries(fields.map(([key, each]) => [key, change(entries[key]!, each, key)]));
}

/** Those of what stands inside `optional`, `nullable` and the like. */
function partsOf(schema: v.GenericSchema): Parts {
  const parts = schema as Parts;
  return parts.wrapped ? partsOf(parts.wrapped) : parts;
}

/** An object's fields; of several kinds of objects, those of the kind that the value is. */
function entriesOf(schema: v.GenericSchema, value: unknown): Parts['entries'] {
  const { entries, options = [] } = partsOf(schema);
  const kind = options.filter(isSchema).find((option) => v.is(option, value));
  return entries ?? (kind && entriesOf(kind, value));
}

const isSchema = (option: unknown): option is v.GenericSchema => typeof option === 'object' && option !== null;
