import type { Columns } from '@site/contract';
import { readOrder, readSelect } from './columns.ts';
import { readAlternatives, readCondition, splitOperator } from './conditions.ts';
import { rangeRefused, RestProtocolError } from './error.ts';
import { refuseOtherSchemas, wantsSingle } from './media-type.ts';
import type { RestQuery } from './query.ts';

/** The most rows in one reply. */
const MAX_REST_ROWS = 1000;
/**
 * The most comparisons in one query, and columns in its order: each costs work for every row, so a long list could
 * keep a database busy.
 */
const MAX_TERMS = 20;

/** @throws RestProtocolError 405 unless the request reads */
export function refuseWriting({ method }: Request): void {
  if (method === 'GET' || method === 'HEAD') return;
  throw new RestProtocolError(`Method ${method} is not allowed here`, {
    status: 405,
    code: 'PGRST117',
    headers: { allow: 'GET, HEAD' },
  });
}

/**
 * @throws RestProtocolError for anything outside the subset, rather than answer a different query
 */
export function readRestRequest(request: Request, columns: Columns): RestQuery {
  const query: RestQuery = {
    columns: Object.keys(columns),
    all: [],
    order: [],
    ...readRange(request.headers.get('range')),
    count: /\bcount=(exact|planned|estimated)\b/.test(request.headers.get('prefer') ?? ''),
    single: wantsSingle(request.headers.get('accept')),
  };
  refuseOtherSchemas(request.headers.get('accept-profile'));
  for (const [name, value] of new URL(request.url).searchParams) {
    if (value.includes('\0')) throw new RestProtocolError('The request contains a character that is not allowed');
    if (name === 'select') query.columns = readSelect(value, columns);
    else if (name === 'order') query.order = value.split(',').map((text) => readOrder(text, columns));
    else if (name === 'limit') query.limit = Math.min(readCount(name, value), MAX_REST_ROWS);
    else if (name === 'offset') query.offset = readCount(name, value);
    else if (name === 'or') query.all.push(readAlternatives(value, columns));
    else query.all.push([readCondition(name, splitOperator(value), columns)]);
  }
  if (Math.max(query.all.flat().length, query.order.length) > MAX_TERMS)
    throw new RestProtocolError(`The query has more than ${MAX_TERMS} terms`);
  return query;
}

/** `Range: 0-9`, an older form of limit and offset. */
function readRange(header: string | null): { limit: number; offset: number } {
  if (header === null) return { limit: MAX_REST_ROWS, offset: 0 };
  const [, first = '', last = ''] = /^(?:items=)?(\d{1,9})-(\d{0,9})$/.exec(header) ?? [];
  if (first === '' || (last !== '' && Number(last) < Number(first))) {
    throw rangeRefused();
  }
  const asked = last === '' ? MAX_REST_ROWS : Number(last) - Number(first) + 1;
  return { limit: Math.min(asked, MAX_REST_ROWS), offset: Number(first) };
}

function readCount(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new RestProtocolError(`${name} must be a whole number`);
  return Number(value);
}
