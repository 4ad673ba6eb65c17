import type { Columns } from '@site/contract';
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
  if (type === 'text' && operator === 'eq') return { column, operator, value };
  if (type === 'text' && operator === 'ilike') return { column, operator, pattern: readPattern(value) };
  if (type === 'boolean' && /^(eq|is)$/.test(operator) && /^(true|false)$/.test(value))
    return { column, operator: 'eq', value: value === 'true' };
  throw new RestProtocolError(`Unknown condition '${operator}.${value}' on '${column}'`);
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
