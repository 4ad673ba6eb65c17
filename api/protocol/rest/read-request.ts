import type { Columns } from '@site/contract';
import { readOrder } from './columns.ts';
import { readAlternatives, readCondition, splitOperator } from './conditions.ts';
import { RestProtocolError } from './error.ts';
import type { RestQuery } from './query.ts';
import { SINGLE } from './response.ts';

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

/** @throws RestProtocolError for anything outside the subset, rather than answer a different query */
export function readRestRequest(request: Request, columns: Columns): RestQuery {
  const query: RestQuery = {
    all: [],
    order: [],
    limit: MAX_REST_ROWS,
    offset: 0,
    single: request.headers.get('accept')?.includes(SINGLE) ?? false,
  };
  for (const [name, value] of new URL(request.url).searchParams) {
    if (value.includes('\0')) throw new RestProtocolError('The request contains a character that is not allowed');
    if (name === 'select') readSelect(value);
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

function readSelect(text: string): void {
  if (text !== '*') throw new RestProtocolError(`Rows have all columns: '${text}' cannot be selected`);
}

function readCount(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new RestProtocolError(`${name} must be a whole number`);
  return Number(value);
}
