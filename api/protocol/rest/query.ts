/**
 * The part of PostgREST's protocol that reads two tables.
 * https://docs.postgrest.org/en/stable/references/api/tables_views.html
 */

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
