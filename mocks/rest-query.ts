import type { Condition, RestOrder, RestQuery } from '@site/protocol';

type Row = Readonly<Record<string, unknown>>;

/** Answers a query from rows in memory. */
export function queryRows(all: readonly object[], query: RestQuery): { rows: Row[]; total?: number } {
  const fitting = (all as readonly Row[])
    .filter((row) => query.all.every((any) => any.some((condition) => fits(row, condition))))
    .toSorted((a, b) => compareRows(a, b, [...query.order, { column: 'id', direction: 'asc', nulls: 'last' }]));
  const rows = fitting.slice(query.offset, query.offset + query.limit).map((row) => pick(row, query.columns));
  return query.count ? { rows, total: fitting.length } : { rows };
}

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

function fits(row: Row, condition: Condition): boolean {
  const found = row[condition.column];
  if (condition.operator === 'is') return found === condition.value;
  if (condition.operator === 'ilike') return toRegExp(condition.pattern).test(String(found));
  const { value } = condition;
  return value instanceof Date ? Date.parse(String(found)) === value.getTime() : found === value;
}

/** `%` is any text, `_` any character, and a backslash escapes the next one. */
function toRegExp(pattern: string): RegExp {
  const source = pattern.replaceAll(/\\?./gs, (token) => {
    if (token === '%') return '.*';
    return token === '_' ? '.' : RegExp.escape(token.at(-1) ?? '');
  });
  return new RegExp(`^${source}$`, 'is');
}

function compareRows(a: Row, b: Row, order: readonly RestOrder[]): number {
  for (const { column, direction, nulls } of order) {
    const [left, right] = [a[column] as string | number | null, b[column] as string | number | null];
    if (left === right) continue;
    if (left === null || right === null) return (left === null) === (nulls === 'first') ? -1 : 1;
    return left < right === (direction === 'asc') ? -1 : 1;
  }
  return 0;
}
