import { rangeRefused, RestProtocolError } from './error.ts';
import { SINGLE } from './media-type.ts';
import type { RestQuery } from './query.ts';

/** `rows` are the requested ones; `total` is how many match, if the query asks for it. */
export function toRestResponse({ offset, single }: RestQuery, rows: readonly object[], total?: number): Response {
  if (total !== undefined && offset > total) {
    throw rangeRefused(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
  if (single && rows.length !== 1) {
    throw new RestProtocolError('JSON object requested, multiple (or no) rows returned', {
      status: 406,
      code: 'PGRST116',
    });
  }
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  const isPart = total !== undefined && rows.length < total;
  return Response.json(single ? rows[0] : rows, {
    status: isPart && !single ? 206 : 200,
    headers: {
      'cache-control': 'no-store',
      'content-range': `${range}/${total ?? '*'}`,
      'content-type': `${single ? SINGLE : 'application/json'}; charset=utf-8`,
    },
  });
}
