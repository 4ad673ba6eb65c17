import type * as v from 'valibot';
import type { DetailsOf, Endpoint } from './endpoint.ts';
import { FORM_AGE_HEADER } from './form-age.ts';
import { readReply } from './read-reply.ts';
import type { Result } from './result.ts';
import { NO_CONNECTION } from './sentences.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** For forms: milliseconds since the form was shown. */
  formAge?: number;
  /** Made by the page without anybody's doing: it does not prolong a staff session. */
  unattended?: boolean;
  /** Whether the call is finished even if its page is left. */
  keepalive?: boolean;
}

/** How the API is reached. */
export interface ApiAddress {
  /** Where it is: '' for the page's own origin. */
  baseUrl: string;
  /** Replaces the global fetch, for calls inside the server's own process. */
  fetch: (request: Request) => Promise<Response>;
}

/** Marks a call that nobody asked for. */
export const UNATTENDED_HEADER = 'x-unattended';

export const ownOrigin: ApiAddress = { baseUrl: '', fetch: (request) => fetch(request) };

/** What a call of the endpoint resolves with. */
export type ResultOf<Definition extends Endpoint> = Result<v.InferOutput<Definition['reply']>, DetailsOf<Definition>>;

/** The answer of one endpoint, unread. Rejects when none comes. */
export const send = (
  definition: Endpoint,
  input: unknown,
  options: CallOptions = {},
  { baseUrl, fetch: sendOut }: ApiAddress = ownOrigin,
): Promise<Response> => sendOut(requestFor(definition, input, baseUrl, options));

/** Calls one endpoint. It never throws: it returns parsed data or a typed error. */
export async function call<Definition extends Endpoint>(
  definition: Definition,
  input: v.InferInput<Definition['input']>,
  options?: CallOptions,
  address?: ApiAddress,
): Promise<ResultOf<Definition>> {
  let response: Response;
  try {
    response = await send(definition, input, options, address);
  } catch {
    // Browsers name the cause in words of their own, for developers.
    return { ok: false, error: { kind: 'network', message: NO_CONNECTION } };
  }
  return readReply(definition, response) as Promise<ResultOf<Definition>>;
}

function requestFor(
  definition: Endpoint,
  input: unknown,
  baseUrl: string,
  { signal, formAge, unattended, keepalive }: CallOptions,
): Request {
  const address = new URL(baseUrl + definition.path, globalThis.location?.href);
  const init: RequestInit = {
    method: definition.method,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  };
  if (signal) init.signal = signal;
  if (keepalive) init.keepalive = true;
  if (formAge !== undefined) init.headers = { ...init.headers, [FORM_AGE_HEADER]: String(Math.round(formAge)) };
  if (unattended) init.headers = { ...init.headers, [UNATTENDED_HEADER]: '1' };
  if (definition.method === 'GET') {
    for (const [name, value] of Object.entries(input ?? {})) {
      for (const one of [value].flat()) {
        if (one !== undefined && one !== null && one !== '') address.searchParams.append(name, String(one));
      }
    }
  } else {
    init.body = JSON.stringify(input ?? {});
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  return new Request(address, init);
}
