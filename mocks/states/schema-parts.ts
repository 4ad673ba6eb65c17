import * as v from 'valibot';

/** The parts of a schema, of which each kind has its own. */
interface Parts {
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly options?: readonly unknown[];
}

const partsOf = (schema: v.GenericSchema): Parts => schema as Parts;

/** What stands inside `optional`, `nullable` and the like. */
export function unwrapped(schema: v.GenericSchema): v.GenericSchema {
  const { wrapped } = partsOf(schema);
  return wrapped ? unwrapped(wrapped) : schema;
}

/** Of an array. */
export const itemOf = (schema: v.GenericSchema): v.GenericSchema | undefined => partsOf(schema).item;

/** An object's fields; of several kinds of objects, those of the kind that the value is. */
export function entriesOf(schema: v.GenericSchema, value: unknown): Parts['entries'] {
  const { entries, options = [] } = partsOf(schema);
  if (entries) return entries;
  const fitting = options.filter(isSchema).find((option) => v.is(option, value));
  return fitting && entriesOf(unwrapped(fitting), value);
}

const isSchema = (option: unknown): option is v.GenericSchema => typeof option === 'object' && option !== null;

/** Whether an object may lack a field of this schema. */
export const isLeftOut = (schema: v.GenericSchema): boolean => v.is(v.object({ field: schema }), {});
