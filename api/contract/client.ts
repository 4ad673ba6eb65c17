import type * as v from 'valibot';
import { call, ownOrigin, send, type ApiAddress, type CallOptions, type ResultOf } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import type { TableName } from './endpoints.ts';
import type { DataLayerConnection } from './rest.ts';
import * as siteEndpoints from './site-endpoints.ts';

type Endpoints = Readonly<Record<string, Endpoint>>;

/** A call never throws: it returns parsed data or a typed error. */
type Calls<Definitions extends Endpoints> = {
  readonly [Name in Exclude<keyof Definitions, TableName>]: (
    input: v.InferInput<Definitions[Name]['input']>,
    options?: CallOptions,
  ) => Promise<ResultOf<Definitions[Name]>>;
};

/** One method for each of the endpoints; by default, those of the site's pages. */
export type ApiClient<Definitions extends Endpoints = typeof siteEndpoints> = Calls<Definitions> & {
  /** Calls any other endpoint: `api.call(staffEndpoints.syncStatus, {})`. */
  call<Definition extends Endpoint>(
    definition: Definition,
    input: v.InferInput<Definition['input']>,
    options?: CallOptions,
  ): Promise<ResultOf<Definition>>;
  /** The answer as it came, unread; rejects when none comes. For showing what a back end really says. */
  send<Definition extends Endpoint>(
    definition: Definition,
    input: v.InferInput<Definition['input']>,
    options?: CallOptions,
  ): Promise<Response>;
  /** For `createDataLayer`, which reads jobs and categories directly. */
  readonly dataLayer: DataLayerConnection;
};

export interface ClientOptions extends Partial<ApiAddress> {
  /** Where jobs and categories are read directly; default: where the API is. */
  dataLayer?: DataLayerConnection | undefined;
}

export function createApiClient(options?: ClientOptions): ApiClient;
export function createApiClient<const Definitions extends Endpoints>(
  options: ClientOptions,
  definitions: Definitions,
): ApiClient<Definitions>;
export function createApiClient(
  { dataLayer, ...given }: ClientOptions = {},
  definitions: Endpoints = siteEndpoints,
): ApiClient {
  const address = { ...ownOrigin, ...given };
  const callAt: ApiClient['call'] = (definition, input, options) => call(definition, input, options, address);
  const sendTo: ApiClient['send'] = (definition, input, options) => send(definition, input, options, address);
  const calls = Object.entries(definitions).map(([name, definition]) => [
    name,
    (input: unknown, options?: CallOptions) => callAt(definition, input, options),
  ]);
  const ownTables = {
    url: `${address.baseUrl}/rest/v1`,
    fetch: (...request: Parameters<typeof fetch>) => address.fetch(new Request(...request)),
  };
  return {
    ...Object.fromEntries(calls),
    call: callAt,
    send: sendTo,
    dataLayer: dataLayer ?? ownTables,
  } as unknown as ApiClient;
}
