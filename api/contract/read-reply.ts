import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import type { ApiError, Result } from './result.ts';

/** The fields of a refusal that are in our format. */
const RefusalSchema = v.fallback(
  v.object({
    success: v.fallback(v.optional(v.boolean()), undefined),
    error: v.fallback(v.string(), ''),
    fields: v.fallback(v.record(v.string(), v.string()), {}),
  }),
  { error: '', fields: {} },
);

/**
 * Reads the body once, and trusts nothing that the contract does not promise. Inside the server, a reply of its own API
 * comes as `data`, which is what the contract promises: types and tests see to that.
 */
export async function readReply(definition: Endpoint, response: Response): Promise<Result<unknown, unknown>> {
  const body = 'data' in response ? response.data : parseJson(await response.text().catch(() => UNREADABLE));
  const { success, error: message, fields } = v.parse(RefusalSchema, body);
  const isRefused = !response.ok || success === false || (success !== true && message !== '');
  if (isRefused) {
    const schema = definition.refusalDetails?.[response.status];
    const details = schema && v.safeParse(schema, body);
    const retryAfter = Number(response.headers.get('retry-after'));
    return failure({
      kind: 'refused',
      status: response.status,
      message,
      fields,
      ...(details?.success && { details: details.output }),
      ...(retryAfter > 0 && { retryAfter }),
    });
  }
  if ('data' in response) return { ok: true, data: body };
  const parsed = v.safeParse(definition.reply, body);
  if (!parsed.success) return failure({ kind: 'unreadable', message: `Unexpected reply from ${definition.path}` });
  return { ok: true, data: parsed.output };
}

/** Matches no schema, unlike an empty body. */
const UNREADABLE = '<';

/** Undefined for an empty body; the text itself where it is not JSON. */
function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const failure = (error: ApiError<unknown>): Result<never, unknown> => ({ ok: false, error });
