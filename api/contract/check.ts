import * as v from 'valibot';
import { fieldErrors } from './result.ts';

/** Parsed data, or the first message per field at fault. */
export type Checked<Data> = { ok: true; data: Data } | { ok: false; fields: Record<string, string> };

/** Checks input against an endpoint's schema before it is sent, with the messages the server would answer. */
export function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Checked<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, input);
  return parsed.success ? { ok: true, data: parsed.output } : { ok: false, fields: fieldErrors(parsed.issues) };
}
