import { sql, type RawBuilder } from 'kysely';
import { isPlaceWord } from '../../places/gazetteer.ts';
import { readPlaces, type NamedPlaces } from '../../places/read-places.ts';
import { namedPlaceTerm, placeTerm } from './place-terms.ts';
import { plainLetters } from './plain-letters.ts';
import { readTerms } from './trade-terms.ts';

/** Quotes, a leading minus and OR are operators of Postgres's web search; text with them is left as it is. */
const OPERATORS = /"|(^|\s)-\S|\bOR\b/;
/** Postgres refuses text with more negations in a row than it can hold, and nobody means that many. */
const MOST_NEGATIONS = 16;

/** Whether somebody wrote a search in the web's query language. */
export const hasOperators = (search: string): boolean => OPERATORS.test(withMeantOperators(search));

/** Dashes and quotes only where they are operators: a dash that stands alone would exclude what is not there. */
function withMeantOperators(text: string): string {
  const meant = text
    .replaceAll(/"[^\p{L}\p{N}"]*"/gu, ' ')
    .replaceAll(/-{2,}/g, ' ')
    .replaceAll(/(?<!\S)-(?![\p{L}\p{N}"])/gu, ' ')
    .trim();
  const negations = meant.match(/(^|\s)-/g) ?? [];
  return negations.length > MOST_NEGATIONS ? meant.replaceAll(/["-]/g, ' ') : meant;
}

/** Whether a search has words, but none that tells jobs apart: 'all jobs', 'work near me'. */
export function asksForAnything(search: string): boolean {
  const text = withMeantOperators(search);
  if (OPERATORS.test(text)) return false;
  const { terms, rest } = readTerms(text);
  return terms.length === 0 && rest === '' && wordsOf(text).length > 0;
}

/**
 * A visitor's search as a tsquery: a web search whose last word may be unfinished ('hgv driv'), with the trade's terms
 * by any of their names, and places by theirs. Without a searchable word ('the', '+++') it has no nodes.
 */
export function toSearchQuery(search: string): RawBuilder<string> {
  const text = withMeantOperators(search);
  if (OPERATORS.test(text)) return sql`websearch_to_tsquery('english', ${plainLetters(text)})`;
  const { terms, rest } = readTerms(text);
  return allOf(terms, readPlaces(rest));
}

/**
 * What jobs' titles are compared with, the best fit first: the search for what jobs themselves are called, without what
 * is only a kind of it; the search; and any part of it but the place.
 */
export function toTitleQueries(search: string): RawBuilder<string>[] {
  const whole = toSearchQuery(search);
  const text = withMeantOperators(search);
  if (OPERATORS.test(text)) return [whole];
  const { terms, ownTerms, rest } = readTerms(text);
  const words = readPlaces(rest);
  const queries = terms.length > 0 ? [allOf(ownTerms, words), whole] : [whole];
  const parts = terms.length + wordsOf(words.rest).length;
  return parts > 0 && parts + words.named.length > 1 ? [...queries, anyOf(terms, words.rest)] : queries;
}

interface Words {
  named: readonly NamedPlaces[];
  rest: string;
}

function allOf(terms: readonly string[], { named, rest: words }: Words): RawBuilder<string> {
  const rest = plainLetters(words);
  const inText = sql`(websearch_to_tsquery('english', ${rest}) || to_tsquery('english', ${prefixQuery(rest)}))`;
  const areas = named.filter((area) => named.some((other) => liesIn(other, area)));
  const anywhere = named.filter((place) => !areas.includes(place)).map(placeQuery);
  const parts = [inText, sql`${terms.join(' & ')}::tsquery`, ...areas.map(placeQuery)];
  if (anywhere.length > 0) parts.push(sql`(${sql.join(anywhere, sql` || `)})`);
  return sql`(${sql.join(parts, sql` && `)})`;
}

/** 'Newport Wales' is one of several Newports; 'Leeds, Bradford' is either of two towns. */
const liesIn = (place: NamedPlaces, area: NamedPlaces): boolean =>
  place !== area && place.places.some(({ within }) => area.places.some((one) => within.some((each) => each === one)));

const anyOf = (terms: readonly string[], rest: string): RawBuilder<string> =>
  sql`(to_tsquery('english', ${wordsOf(plainLetters(rest)).join(' | ')}) || ${terms.join(' | ')}::tsquery)`;

/** Jobs in any place of that name, and those that name it. */
const placeQuery = ({ places }: NamedPlaces): RawBuilder<string> =>
  sql`${places.flatMap((place) => [placeTerm(place), namedPlaceTerm(place)]).join(' | ')}::tsquery`;

/** Shorter words begin too many others: 'bus' business, 'car' carrier. */
const SHORTEST_UNFINISHED = 4;

/** 'trunk driv' -> 'trunk & driv:*'; '' where there is nothing to complete: 'north' is not the beginning of a town. */
function prefixQuery(text: string): string {
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  return last.length < SHORTEST_UNFINISHED || isPlaceWord(last) ? '' : [...words.slice(0, -1), `${last}:*`].join(' & ');
}

export const WORD = /[\p{L}\p{N}]+/gu;
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** A LIKE pattern: the text anywhere, its own wildcards taken literally. */
export const containing = (text: string): string => `%${escapeLike(text)}%`;

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
