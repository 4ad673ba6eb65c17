import { RestProtocolError } from './error.ts';
import type { RestQuery } from './query.ts';

/** The media type that asks for one row as an object instead of a list. */
export const SINGLE = 'application/vnd.pgrst.object+json';

export function toRestResponse({ single }: RestQuery, rows: readonly object[]): Response {
  const headers = { 'cache-control': 'no-store' };
  if (!single) return Response.json(rows, { headers });
  if (rows.length === 1) return Response.json(rows[0], { headers: { ...headers, 'content-type': SINGLE } });
  throw new RestProtocolError('JSON object requested, multiple (or no) rows returned', {
    status: 406,
    code: 'PGRST116',
  });
}
