import * as v from 'valibot';
import { fieldErrors } from './result.ts';
import { cleanTexts } from './text.ts';

/** Parsed data, or the first message per field at fault. */
export type Checked<Data> = { ok: true; data: Data } | { ok: false; fields: Record<string, string> };

/**
 * Checks input against an endpoint's schema, in pages before it is sent and in the API when it arrives. Its texts are
 * cleaned first, whatever the schema says of them.
 */
export function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Checked<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, cleanTexts(input), { abortPipeEarly: true });
  return parsed.success ? { ok: true, data: parsed.output } : { ok: false, fields: fieldErrors(parsed.issues) };
}
