/**
 * The part of PostgREST's protocol that the two tables are read with.
 * https://docs.postgrest.org/en/stable/references/api/tables_views.html
 */

export type Comparison =
  | { operator: 'eq'; value: string | boolean }
  /** Matches the whole text: `%` is any text, `_` any character, and a backslash escapes the next one. */
  | { operator: 'ilike'; pattern: string };
export type Condition = { column: string } & Comparison;

export interface RestOrder {
  column: string;
  direction: 'asc' | 'desc';
}

export interface RestQuery {
  /** All of these must hold; of each inner list, at least one. */
  all: Condition[][];
  order: RestOrder[];
  limit: number;
  offset: number;
  /** One row as an object instead of a list. */
  single: boolean;
}
