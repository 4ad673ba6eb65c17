import type { Condition, RestOrder, RestQuery } from '@site/protocol';

type Row = Readonly<Record<string, unknown>>;

/** Answers a query from rows in memory. */
export const queryRows = (all: readonly object[], query: RestQuery): Row[] =>
  (all as readonly Row[])
    .filter((row) => query.all.every((any) => any.some((condition) => fits(row, condition))))
    .toSorted((a, b) => compareRows(a, b, [...query.order, { column: 'id', direction: 'asc' }]))
    .slice(query.offset, query.offset + query.limit);

function fits(row: Row, condition: Condition): boolean {
  const found = row[condition.column];
  return condition.operator === 'eq' ? found === condition.value : toRegExp(condition.pattern).test(String(found));
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
  for (const { column, direction } of order) {
    const [left, right] = [a[column] as string | number | null, b[column] as string | number | null];
    if (left === right) continue;
    // Null is the largest, as in Postgres.
    const isLess = left !== null && (right === null || left < right);
    return isLess === (direction === 'asc') ? -1 : 1;
  }
  return 0;
}
