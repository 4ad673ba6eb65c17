import type { Columns, ColumnType } from '@site/contract';
import { RestProtocolError } from './error.ts';
import type { RestOrder } from './query.ts';

/** @throws RestProtocolError for a column that the table does not have */
export function typeOf(column: string, columns: Columns): ColumnType {
  const type = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!type) throw new RestProtocolError(`column ${column} does not exist`, { code: '42703' });
  return type;
}

export function readSelect(text: string, columns: Columns): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === '*') return Object.keys(columns);
  for (const name of names) typeOf(name, columns);
  return [...new Set(names)];
}

/** `title.desc.nullslast`; by default nulls sort as the largest values. */
export function readOrder(text: string, columns: Columns): RestOrder {
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
