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
  /** Whether a staff session is of the shared password, where the endpoint is about accounts. */
  withSharedPassword?: true;
  /** A call before it, whose reply has what this one must say. */
  after?: { call: Call; say: (reply: never) => object };
}

export const scopeOf = ({ name, as }: Call): AccessScope | 'nobody' =>
  as ?? (operations[name] as Operation).sessions?.[0] ?? 'nobody';

/** The sessions that it opens. @throws for what is no gate */
export function scopeOfGate(name: EndpointName): AccessScope {
  const { opens } = operations[name] as Operation;
  if (!opens) throw new Error(`${name} opens no sessions`);
  return opens;
}

export const titleOf = ({ name, method = '', query = '' }: Call): string =>
  [method, name, query].filter(Boolean).join(' ');

/** Whether it may change what later calls are answered with. */
export const changes = ({ name }: Call): boolean => endpoints[name].method === 'POST';

const SITE = 'http://localhost:3000';

export function requestOf({ name, query = '', body, headers = {}, method = endpoints[name].method }: Call): Request {
  const hasBody = method === 'POST';
  return new Request(SITE + endpoints[name].path + query, {
    method,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
    ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
  });
}
