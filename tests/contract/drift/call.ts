import { endpoints, type AccessScope, type EndpointName } from '@site/contract';
import type { Operation } from '@site/contract/operation.ts';
import { operations } from '@site/contract/operations.ts';

/** One call of an endpoint, as either side gets it. */
export interface Call {
  name: EndpointName;
  /** With its question mark. */
  query?: string;
  body?: object | string;
  headers?: Readonly<Record<string, string>>;
  /** Default: the endpoint's own. */
  method?: string;
  /** Whose session it carries; default: one that opens the endpoint. */
  as?: AccessScope | 'nobody';
  /** A call before it, whose reply has what this one must say. */
  after?: { call: Call; say: (reply: never) => object };
}

export const scopeOf = ({ name, as }: Call): AccessScope | 'nobody' =>
  as ?? (operations[name] as Operation).sessions?.[0] ?? 'nobody';

const SITE = 'http://localhost:3000';

export function requestOf({ name, query = '', body, headers = {}, method = endpoints[name].method }: Call): Request {
  const hasBody = method === 'POST';
  return new Request(SITE + endpoints[name].path + query, {
    method,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
  });
}
