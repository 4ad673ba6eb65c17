import type * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { endpoints, type EndpointName, type RefusalDetails, type TableName } from './endpoints.ts';
import { FORM_AGE_HEADER } from './form-age.ts';
import { readReply } from './read-reply.ts';
import type { DataLayerConnection } from './rest.ts';
import type { Result } from './result.ts';

type InputOf<Name extends EndpointName> = v.InferInput<(typeof endpoints)[Name]['input']>;
type ReplyOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['reply']>;

export interface CallOptions {
  signal?: AbortSignal;
  /** For forms: milliseconds since the form was shown. */
  formAge?: number;
  /** Whether the call is finished even if its page is left. */
  keepalive?: boolean;
}

/** One method per endpoint. A call never throws: it returns parsed data or a typed error. */
export type ApiClient = {
  readonly [Name in Exclude<EndpointName, TableName>]: (
    input: InputOf<Name>,
    options?: CallOptions,
  ) => Promise<Result<ReplyOf<Name>, RefusalDetails<Name>>>;
} & {
  /** For `createDataLayer`, which reads jobs and categories directly. */
  readonly dataLayer: DataLayerConnection;
};

export interface ClientOptions {
  /** Where the API is: '' for the page's own origin. */
  baseUrl?: string;
  /** Replaces the global fetch, for calls inside the server's own process. */
  fetch?: (request: Request) => Promise<Response>;
  /** Where jobs and categories are read directly; default: where the API is. */
  dataLayer?: DataLayerConnection | undefined;
}

export function createApiClient({
  baseUrl = '',
  fetch: send = (request) => fetch(request),
  dataLayer,
}: ClientOptions = {}): ApiClient {
  const call = async (
    definition: Endpoint,
    input: unknown,
    options: CallOptions = {},
  ): Promise<Result<unknown, unknown>> => {
    let response: Response;
    try {
      response = await send(requestFor(definition, input, baseUrl, options));
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      return { ok: false, error: { kind: 'network', message } };
    }
    return readReply(definition, response);
  };
  const calls = Object.entries(endpoints).map(([name, definition]) => [
    name,
    (input: unknown, options?: CallOptions) => call(definition, input, options),
  ]);
  const ownTables = {
    url: `${baseUrl}/rest/v1`,
    fetch: (...request: Parameters<typeof fetch>) => send(new Request(...request)),
  };
  return { ...Object.fromEntries(calls), dataLayer: dataLayer ?? ownTables } as unknown as ApiClient;
}

function requestFor(
  definition: Endpoint,
  input: unknown,
  baseUrl: string,
  { signal, formAge, keepalive }: CallOptions,
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
