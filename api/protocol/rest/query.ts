/**
 * The part of PostgREST's protocol that reads two tables.
 * https://docs.postgrest.org/en/stable/references/api/tables_views.html
 */

export type Comparison =
  | { operator: 'eq'; value: string | number | boolean | Date }
  /** Matches the whole text: `%` is any text, `_` any character, and a backslash escapes the next one. */
  | { operator: 'ilike'; pattern: string }
  | { operator: 'is'; value: null | boolean };
export type Condition = { column: string } & Comparison;

export interface RestOrder {
  column: string;
  direction: 'asc' | 'desc';
  nulls: 'first' | 'last';
}

export interface RestQuery {
  /** In the requested order. */
  columns: string[];
  /** All of these must hold; of each inner list, at least one. */
  all: Condition[][];
  order: RestOrder[];
  limit: number;
  offset: number;
  /** Whether to count all matching rows. */
  count: boolean;
  /** One row as an object instead of a list. */
  single: boolean;
}
