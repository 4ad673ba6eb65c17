import * as v from 'valibot';

/** Reads stored text of this shape; any other is the fallback: anybody can edit what a browser stores. */
export const parseStored =
  <Value, Fallback>(schema: v.GenericSchema<unknown, Value>, fallback: Fallback) =>
  (text: string | null): Value | Fallback => {
    try {
      const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'));
      return parsed.success ? parsed.output : fallback;
    } catch {
      return fallback;
    }
  };
