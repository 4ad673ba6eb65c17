import { sql, type Expression, type SqlBool } from 'kysely';

/** Quotes, a leading minus and OR mean something to Postgres's web search; then the text is not guessed at. */
const OPERATORS = /"|(^|\s)-\S|\bOR\b/;

/**
 * Jobs that a visitor's words fit: as a web search, and with the last word unfinished ('hgv driv').
 * Text without a searchable word ('the', '+++') is looked for in titles as it stands.
 */
export function matchesSearch(text: string): Expression<SqlBool> {
  const query = sql`(websearch_to_tsquery('english', ${text}) || to_tsquery('english', ${prefixQuery(text)}))`;
  const inTitle = sql`title ilike ${containing(text)}`;
  return sql<SqlBool>`(search @@ ${query} or (numnode(${query}) = 0 and ${inTitle}))`;
}

/** 'hgv driv' -> 'hgv & driv:*'; '' where there is nothing to complete. */
function prefixQuery(text: string): string {
  if (OPERATORS.test(text)) return '';
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = words.at(-1) ?? '';
  return last.length < 3 ? '' : [...words.slice(0, -1), `${last}:*`].join(' & ');
}

/** A LIKE pattern: the text anywhere, its own wildcards taken literally. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;

export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
