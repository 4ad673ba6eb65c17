import * as v from 'valibot';
import { NOT_AN_OBJECT } from './sentences.ts';

/**
 * An object of a caller's input. A missing field is refused with that field's own message, as a blank one is,
 * rather than with valibot's wording for missing keys.
 */
export const inputObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, (issue) => {
    const entry = entries[String(issue.path?.at(-1)?.key)];
    return (entry && v.safeParse(entry, undefined).issues?.[0].message) ?? NOT_AN_OBJECT;
  });

/** The input of an endpoint that takes none. */
export const nothing = v.optional(v.object({}), {});
