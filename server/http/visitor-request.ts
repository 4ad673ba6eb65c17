import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { CLIENT_ADDRESS_HEADER } from '@site/api/program';
import { readBytes } from '@site/protocol';

/** The request's headers with the connection's address; whatever the client claims is overwritten. */
export function visitorHeaders(context: Context): Headers {
  const headers = new Headers(context.req.raw.headers);
  headers.set(CLIENT_ADDRESS_HEADER, getConnInfo(context).remote.address ?? '');
  return headers;
}

/** The request with these headers. */
export const visitorRequest = (context: Context, headers = visitorHeaders(context)): Request =>
  new Request(context.req.raw, { headers });

/**
 * The request once its body has arrived: a slow sender must not hold up other work.
 * @throws ApiProblem 413
 */
export async function received(request: Request, largest?: number): Promise<Request> {
  if (!request.body) return request;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: await readBytes(request, largest) });
}
