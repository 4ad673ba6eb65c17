import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { CLIENT_ADDRESS_HEADER } from '@site/api/limits/client-address.ts';

/** The request with the connection's address. Its body is the original's: only one of them can read it. */
export const visitorRequest = (context: Context): Request =>
  new Request(context.req.raw, { headers: visitorHeaders(context) });

/** The request's headers with the connection's address; whatever the client claims is overwritten. */
export function visitorHeaders(context: Context): Headers {
  const headers = new Headers(context.req.raw.headers);
  headers.set(CLIENT_ADDRESS_HEADER, getConnInfo(context).remote.address ?? '');
  return headers;
}
