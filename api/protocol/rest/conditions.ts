import type { Columns, ColumnType } from '@site/contract';
import { typeOf } from './columns.ts';
import { RestProtocolError } from './error.ts';
import type { Condition } from './query.ts';

/** `ilike.*leeds*` -> ['ilike', '*leeds*'] */
export function splitOperator(text: string): [operator: string, value: string] {
  const dot = text.indexOf('.');
  if (dot < 0) throw new RestProtocolError(`Unknown condition '${text}'`);
  return [text.slice(0, dot), text.slice(dot + 1)];
}

export function readCondition(
  column: string,
  [operator, value]: readonly [string, string],
  columns: Columns,
): Condition {
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

/** ISO 8601, UTC by default, with a four-digit year, which every database supports. */
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

/** A star is PostgREST's other spelling of `%`. A backslash at the end would escape nothing. */
function readPattern(value: string): string {
  if (/(?<!\\)(?:\\\\)*\\$/.test(value)) throw new RestProtocolError(`Unknown pattern '${value}'`);
  return value.replaceAll('*', '%');
}

/** `column.operator.value`; a value with reserved characters is in double quotes, with backslash escapes. */
const ALTERNATIVE = /([a-z_]+)\.([a-z]+)\.(?:"((?:[^"\\]|\\.)*)"|([^",()]*))(?:,(?=.)|$)/sy;

export function readAlternatives(text: string, columns: Columns): Condition[] {
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
