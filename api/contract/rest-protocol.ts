/**
 * The part of PostgREST's protocol that reads two tables, for whoever answers it: the real functions and the mocks.
 * https://docs.postgrest.org/en/stable/references/api/tables_views.html
 */

/** Decides how a column may be compared. */
export type ColumnType = 'text' | 'number' | 'boolean' | 'timestamp';
export type Columns = Readonly<Record<string, ColumnType>>;

export type Comparison =
  | { operator: 'eq'; value: string | number | boolean | Date }
  /** The whole text matches: `%` is any text, `_` any character, a backslash takes the next one literally. */
  | { operator: 'ilike'; pattern: string }
  | { operator: 'is'; value: null | boolean };
export type Condition = { column: string } & Comparison;

export interface RestOrder {
  column: string;
  direction: 'asc' | 'desc';
  nulls: 'first' | 'last';
}

export interface RestQuery {
  /** In the order asked for. */
  columns: string[];
  /** All of these hold; of each inner list, any. */
  all: Condition[][];
  order: RestOrder[];
  limit: number;
  offset: number;
  /** Whether to say how many rows fit in all. */
  count: boolean;
  /** One row as an object instead of a list. */
  single: boolean;
}

/** The most rows one answer holds. */
export const MAX_REST_ROWS = 1000;
/**
 * The most comparisons in one query, and columns in its order: each is made for every row, so a long list is a way to
 * keep a database busy.
 */
const MAX_TERMS = 20;

interface RestErrorDetails {
  /** Default 400. */
  status?: number;
  /** PostgREST's own, or Postgres's. */
  code?: string;
  details?: string;
  headers?: Record<string, string>;
}

/** A request that is refused, in PostgREST's shape of errors. */
export class RestProtocolError extends Error {
  readonly #answer: RestErrorDetails;

  constructor(message: string, answer: RestErrorDetails = {}) {
    super(message);
    this.#answer = answer;
  }

  toResponse(): Response {
    const { status = 400, code = 'PGRST100', details = null, headers = {} } = this.#answer;
    return Response.json(
      { code, message: this.message, details, hint: null },
      { status, headers: { 'cache-control': 'no-store', ...headers } },
    );
  }
}

/** There are two tables; whatever else is asked for does not exist. */
export const unknownTable = (pathname: string): RestProtocolError =>
  new RestProtocolError(`Could not find the table '${pathname.split('/').at(-1)}'`, { status: 404, code: 'PGRST205' });

/** @throws RestProtocolError 405 for a request that does not read */
export function refuseWriting({ method }: Request): void {
  if (method === 'GET' || method === 'HEAD') return;
  throw new RestProtocolError(`Method ${method} is not allowed here`, {
    status: 405,
    code: 'PGRST117',
    headers: { allow: 'GET, HEAD' },
  });
}

/**
 * @throws RestProtocolError for anything else than the subset, rather than answering another question than was asked
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

/** `rows` are those asked for; `total` is how many fit, where the query asks for it. */
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

const rangeRefused = (details?: string) =>
  new RestProtocolError('Requested range not satisfiable', {
    status: 416,
    code: 'PGRST103',
    ...(details && { details }),
  });

const SINGLE = 'application/vnd.pgrst.object+json';

/** Rows go out as JSON, or one of them by itself; no CSV, no query plan. */
function wantsSingle(accept: string | null): boolean {
  const types = (accept || '*/*').split(',').map((type) => type.split(';', 1)[0]!.trim().toLowerCase());
  if (types.includes(SINGLE)) return true;
  if (types.some((type) => ['*/*', 'application/*', 'application/json'].includes(type))) return false;
  throw new RestProtocolError(`None of these media types are available: ${types.join(', ')}`, {
    status: 406,
    code: 'PGRST107',
  });
}

function refuseOtherSchemas(profile: string | null): void {
  if (profile === null || profile === 'public') return;
  throw new RestProtocolError('The schema must be one of the following: public', { status: 406, code: 'PGRST106' });
}

function typeOf(column: string, columns: Columns): ColumnType {
  const type = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!type) throw new RestProtocolError(`column ${column} does not exist`, { code: '42703' });
  return type;
}

function readSelect(text: string, columns: Columns): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === '*') return Object.keys(columns);
  for (const name of names) typeOf(name, columns);
  return [...new Set(names)];
}

/** `Range: 0-9`, an older way to say limit and offset. */
function readRange(header: string | null): { limit: number; offset: number } {
  if (header === null) return { limit: MAX_REST_ROWS, offset: 0 };
  const [, first = '', last = ''] = /^(?:items=)?(\d{1,9})-(\d{0,9})$/.exec(header) ?? [];
  if (first === '' || (last !== '' && Number(last) < Number(first))) {
    throw rangeRefused();
  }
  const asked = last === '' ? MAX_REST_ROWS : Number(last) - Number(first) + 1;
  return { limit: Math.min(asked, MAX_REST_ROWS), offset: Number(first) };
}

/** `title.desc.nullslast`; without a word on nulls they sort as the largest values. */
function readOrder(text: string, columns: Columns): RestOrder {
  const [, column = '', direction = 'asc', nulls] = /^(\w+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(text) ?? [];
  if (column === '') throw new RestProtocolError(`Unknown order '${text}'`);
  typeOf(column, columns);
  const order = direction as RestOrder['direction'];
  return {
    column,
    direction: order,
    nulls: (nulls as RestOrder['nulls'] | undefined) ?? (order === 'asc' ? 'last' : 'first'),
  };
}

function readCount(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new RestProtocolError(`${name} must be a whole number`);
  return Number(value);
}

/** `ilike.*leeds*` -> ['ilike', '*leeds*'] */
function splitOperator(text: string): [operator: string, value: string] {
  const dot = text.indexOf('.');
  if (dot < 0) throw new RestProtocolError(`Unknown condition '${text}'`);
  return [text.slice(0, dot), text.slice(dot + 1)];
}

function readCondition(column: string, [operator, value]: readonly [string, string], columns: Columns): Condition {
  const type = typeOf(column, columns);
  if (operator === 'eq') return { column, operator, value: readValue(value, type) };
  if (operator === 'is') return { column, operator, value: readKeyword(value, type) };
  if (operator === 'ilike' && type === 'text') return { column, operator, pattern: readPattern(value) };
  throw new RestProtocolError(`Unknown operator '${operator}' on '${column}'`);
}

function readValue(value: string, type: ColumnType): string | number | boolean | Date {
  if (type === 'text') return value;
  if (type === 'boolean' && /^(true|false)$/.test(value)) return value === 'true';
  if (type === 'number' && /^-?\d{1,9}$/.test(value)) return Number(value);
  const time = type === 'timestamp' ? readTimestamp(value) : undefined;
  if (time) return time;
  throw new RestProtocolError(`Unknown value '${value}'`);
}

/** ISO 8601, UTC unless it says otherwise, in years of four digits: those that every database knows. */
function readTimestamp(value: string): Date | undefined {
  const [, day, clock, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d:\d\d)?)?$/i.exec(value) ?? [];
  const time = new Date(`${day}T${clock ?? '00:00'}${zone ?? 'Z'}`);
  const year = time.getUTCFullYear();
  return year >= 1 && year <= 9999 ? time : undefined;
}

function readKeyword(value: string, type: ColumnType): null | boolean {
  if (value === 'null') return null;
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  throw new RestProtocolError(`Unknown value 'is.${value}'`);
}

/** A star is PostgREST's other spelling of `%`. A backslash at the end has nothing to take literally. */
function readPattern(value: string): string {
  if (/(?<!\\)(?:\\\\)*\\$/.test(value)) throw new RestProtocolError(`Unknown pattern '${value}'`);
  return value.replaceAll('*', '%');
}

/** `column.operator.value`; a value with reserved characters stands in double quotes, with backslash escapes. */
const ALTERNATIVE = /([a-z_]+)\.([a-z]+)\.(?:"((?:[^"\\]|\\.)*)"|([^",()]*))(?:,(?=.)|$)/sy;

function readAlternatives(text: string, columns: Columns): Condition[] {
  const list = /^\((.+)\)$/s.exec(text)?.[1];
  if (list === undefined) throw new RestProtocolError(`Unknown condition 'or=${text}'`);
  const conditions: Condition[] = [];
  ALTERNATIVE.lastIndex = 0;
  for (let position = 0; position < list.length; position = ALTERNATIVE.lastIndex) {
    const match = ALTERNATIVE.exec(list);
    if (!match) throw new RestProtocolError(`Unknown condition 'or=${text}'`);
    const [, column = '', operator = '', quoted, plain = ''] = match;
    conditions.push(readCondition(column, [operator, quoted?.replaceAll(/\\(.)/gs, '$1') ?? plain], columns));
  }
  return conditions;
}
