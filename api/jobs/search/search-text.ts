import { sql, type RawBuilder } from 'kysely';
import { readPlaces, type NamedPlaces } from '../../places/read-places.ts';
import { namedPlaceTerm, placeTerm } from './place-terms.ts';
import { readTerms } from './transport-terms.ts';

/** Quotes, a leading minus and OR are operators of Postgres's web search; text with them is left as it is. */
const OPERATORS = /"|(^|\s)-\S|\bOR\b/;

/**
 * A visitor's search as a tsquery: a web search whose last word may be unfinished ('hgv driv'), with the trade's terms
 * by any of their names, and places by theirs. Without a searchable word ('the', '+++') it has no nodes.
 */
export function toSearchQuery(text: string): RawBuilder<string> {
  if (OPERATORS.test(text)) return sql`websearch_to_tsquery('english', ${text})`;
  const { terms, rest } = readTerms(text);
  return allOf(terms, readPlaces(rest));
}

/**
 * What jobs' titles are compared with, the best fit first: the search for what jobs themselves are called, without what
 * is only a kind of it; the search; and any part of it but the place.
 */
export function toTitleQueries(text: string): RawBuilder<string>[] {
  const search = toSearchQuery(text);
  if (OPERATORS.test(text)) return [search];
  const { terms, ownTerms, rest } = readTerms(text);
  const words = readPlaces(rest);
  const queries = terms.length > 0 ? [allOf(ownTerms, words), search] : [search];
  const parts = terms.length + wordsOf(words.rest).length;
  return parts > 0 && parts + words.named.length > 1 ? [...queries, anyOf(terms, words.rest)] : queries;
}

interface Words {
  named: readonly NamedPlaces[];
  rest: string;
}

function allOf(terms: readonly string[], { named, rest }: Words): RawBuilder<string> {
  const words = sql`(websearch_to_tsquery('english', ${rest}) || to_tsquery('english', ${prefixQuery(rest)}))`;
  const parts = [words, sql`${terms.join(' & ')}::tsquery`, ...named.map(placeQuery)];
  return sql`(${sql.join(parts, sql` && `)})`;
}

const anyOf = (terms: readonly string[], rest: string): RawBuilder<string> =>
  sql`(to_tsquery('english', ${wordsOf(rest).join(' | ')}) || ${terms.join(' | ')}::tsquery)`;

/** Jobs in any place of that name, and those that name it. */
const placeQuery = ({ places }: NamedPlaces): RawBuilder<string> =>
  sql`${places.flatMap((place) => [placeTerm(place), namedPlaceTerm(place)]).join(' | ')}::tsquery`;

/** Shorter words begin too many others: 'bus' business, 'car' carrier. */
const SHORTEST_UNFINISHED = 4;

/** 'trunk driv' -> 'trunk & driv:*'; '' where there is nothing to complete. */
function prefixQuery(text: string): string {
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  return last.length < SHORTEST_UNFINISHED ? '' : [...words.slice(0, -1), `${last}:*`].join(' & ');
}

export const WORD = /[\p{L}\p{N}]+/gu;
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** A LIKE pattern: the text anywhere, its own wildcards taken literally. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
