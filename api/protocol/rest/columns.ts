import type { Columns, ColumnType } from '@site/contract';
import { RestProtocolError } from './error.ts';
import type { RestOrder } from './query.ts';

/** @throws RestProtocolError for a column that the table does not have */
export function typeOf(column: string, columns: Columns): ColumnType {
  const type = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!type) throw new RestProtocolError(`column ${column} does not exist`, { code: '42703' });
  return type;
}

/** `title.desc`; nulls sort as the largest values. */
export function readOrder(text: string, columns: Columns): RestOrder {
  const [, column = '', direction = 'asc'] = /^(\w+)(?:\.(asc|desc))?$/.exec(text) ?? [];
  if (column === '') throw new RestProtocolError(`Unknown order '${text}'`);
  typeOf(column, columns);
  return { column, direction: direction as RestOrder['direction'] };
}
