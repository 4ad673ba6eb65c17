import { createApiClient, endpoints, type ApiClient } from '@site/contract';
import { createDataLayer, type DataLayer } from '@site/contract/data-layer.ts';
import { expectDocumented } from './documented.ts';

type Fetch = (request: Request) => Promise<Response>;

const SITE = 'http://site.test';

/**
 * A visitor with their own address and cookies. The API's document must promise every answer.
 */
export interface Visitor {
  /** The contract's typed client. */
  api: ApiClient<typeof endpoints>;
  /** The direct reads, through the PostgREST client. */
  tables: DataLayer;
  /** Sends any request, for what the typed client would never send. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

let visitors = 0;

export function createVisitor(fetch: Fetch): Visitor {
  visitors += 1;
  const address = `198.18.${Math.floor(visitors / 256)}.${visitors % 256}`;
  const cookies = new Map<string, string>();
  const send = async (request: Request): Promise<Response> => {
    request.headers.set('x-real-ip', address);
    if (cookies.size > 0) request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(request);
    await expectDocumented(request, response);
    for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
    return response;
  };
  const api = createApiClient({ fetch: send, baseUrl: SITE }, endpoints);
  return {
    api,
    tables: createDataLayer(api.dataLayer),
    send: (path, init) => send(new Request(SITE + path, init)),
  };
}

function keep(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split(/;\s*/);
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals);
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, pair.slice(equals + 1));
}
