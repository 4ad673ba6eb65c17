import { ApiProblem } from '../problem.ts';

/** One condition on one column, as PostgREST writes it: `<column>=<operator>.<value>`. */
export interface Condition {
  column: string;
  operator: string;
  value: string;
}

export interface RestQuery {
  /** All of these hold; of each inner list, any. */
  all: Condition[][];
  order: { column: string; direction: 'asc' | 'desc' }[];
  /** Rows at most; undefined for as many as one answer may hold. */
  limit: number | undefined;
  offset: number;
}

/**
 * Reads the subset of PostgREST's query language that the site uses.
 * @throws ApiProblem 400 for anything else, rather than answering another question than was asked
 */
export function readRestQuery(parameters: URLSearchParams): RestQuery {
  const query: RestQuery = { all: [], order: [], limit: undefined, offset: 0 };
  for (const [name, value] of parameters) {
    if (value.includes('\0')) throw badRequest('The request contains a character that is not allowed');
    if (name === 'select') requireEverything(value);
    else if (name === 'order') query.order = value.split(',').map(readOrder);
    else if (name === 'limit') query.limit = readCount(name, value);
    else if (name === 'offset') query.offset = readCount(name, value);
    else if (name === 'or') query.all.push(readAlternatives(value));
    else query.all.push([readCondition(name, value)]);
  }
  return query;
}

export const badRequest = (message: string) => new ApiProblem(400, message);

function requireEverything(value: string): void {
  if (value !== '*') throw badRequest('Only select=* is supported');
}

function readOrder(text: string): RestQuery['order'][number] {
  const [column = '', direction = 'asc', ...rest] = text.split('.');
  if ((direction !== 'asc' && direction !== 'desc') || rest.length > 0) throw badRequest(`Unknown order '${text}'`);
  return { column, direction };
}

function readCount(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw badRequest(`${name} must be a whole number`);
  return Number(value);
}

function readCondition(column: string, text: string): Condition {
  const dot = text.indexOf('.');
  if (dot < 0) throw badRequest(`Unknown condition '${text}' on '${column}'`);
  return { column, operator: text.slice(0, dot), value: text.slice(dot + 1) };
}

/** `column.operator.value`; a value with reserved characters stands in double quotes, with backslash escapes. */
const ALTERNATIVE = /([a-z_]+)\.([a-z]+)\.(?:"((?:[^"\\]|\\.)*)"|([^",()]*))(?:,|$)/sy;

function readAlternatives(text: string): Condition[] {
  const list = /^\((.+)\)$/s.exec(text)?.[1];
  if (list === undefined) throw badRequest(`Unknown condition 'or=${text}'`);
  const conditions: Condition[] = [];
  ALTERNATIVE.lastIndex = 0;
  for (let position = 0; position < list.length; position = ALTERNATIVE.lastIndex) {
    const match = ALTERNATIVE.exec(list);
    if (!match) throw badRequest(`Unknown condition 'or=${text}'`);
    const [, column = '', operator = '', quoted, plain = ''] = match;
    conditions.push({ column, operator, value: quoted?.replaceAll(/\\(.)/gs, '$1') ?? plain });
  }
  return conditions;
}
