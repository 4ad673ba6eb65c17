import type * as v from 'valibot';
import { call, ownOrigin, type ApiAddress, type CallOptions } from './call.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints, type EndpointName, type RefusalDetails, type TableName } from './endpoints.ts';
import type { DataLayerConnection } from './rest.ts';
import type { Result } from './result.ts';

type InputOf<Name extends EndpointName> = v.InferInput<(typeof endpoints)[Name]['input']>;
type ReplyOf<Name extends EndpointName> = v.InferOutput<(typeof endpoints)[Name]['reply']>;

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

export interface ClientOptions extends Partial<ApiAddress> {
  /** Where jobs and categories are read directly; default: where the API is. */
  dataLayer?: DataLayerConnection | undefined;
}

export function createApiClient({ dataLayer, ...given }: ClientOptions = {}): ApiClient {
  const address = { ...ownOrigin, ...given };
  const calls = Object.entries(endpoints).map(([name, definition]: [string, Endpoint]) => [
    name,
    (input: unknown, options?: CallOptions) => call(definition, input, options, address),
  ]);
  const ownTables = {
    url: `${address.baseUrl}/rest/v1`,
    fetch: (...request: Parameters<typeof fetch>) => address.fetch(new Request(...request)),
  };
  return { ...Object.fromEntries(calls), dataLayer: dataLayer ?? ownTables } as unknown as ApiClient;
}
