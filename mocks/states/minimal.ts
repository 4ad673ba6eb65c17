import * as v from 'valibot';
import { entriesOf, isLeftOut, itemOf, unwrapped } from './schema-parts.ts';

/** The reply with everything left out that its schema does without. */
export function minimalOf(schema: v.GenericSchema, value: unknown): unknown {
  if (value === null && v.is(schema, null)) return null;
  const inner = unwrapped(schema);
  const item = itemOf(inner);
  if (item && Array.isArray(value)) return value.map((each) => minimalOf(item, each));
  const entries = entriesOf(inner, value);
  if (!entries || typeof value !== 'object' || value === null) return value;
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) => {
      if (!(name in given) || isLeftOut(entry)) return [];
      return [[name, v.is(entry, null) ? null : minimalOf(entry, given[name])]];
    }),
  );
}
