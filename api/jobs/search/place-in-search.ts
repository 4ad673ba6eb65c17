import type { JobQuery } from '@site/contract';
import type { Place } from '../../places/gazetteer.ts';
import { findPlaces } from '../../places/find-places.ts';
import { postcodesIn } from '../../places/postcodes.ts';
import { readPlaces, type NamedPlaces } from '../../places/read-places.ts';
import { notPostcodes } from './not-postcodes.ts';
import { hasOperators } from './search-query.ts';
import { readTerms } from './trade-terms.ts';

type Search = Pick<JobQuery, 'search' | 'near'>;

/**
 * A postcode or a town among the words of a search is where the jobs are: 'driver LS1' is a driver near LS1, 'nights
 * salford' are nights near Salford. A search in the web's query language is left as it is, as is one for two towns.
 */
export function withPlaceInWords<Query extends Search>(query: Query): Query {
  const { search, near } = query;
  if (!search || near || hasOperators(search)) return query;
  const { words, place } = readPostcode(search) ?? readTown(search) ?? {};
  return place ? { ...query, search: withoutLooseEnds(words ?? ''), near: place } : query;
}

interface PlaceInWords {
  words: string;
  /** What `near` takes. */
  place: string;
}

function readPostcode(search: string): PlaceInWords | undefined {
  const others = notPostcodes(search);
  const postcode = postcodesIn(search).find(({ name }) => !others.includes(name));
  if (!postcode) return undefined;
  return { words: search.replace(new RegExp(String.raw`\b${postcode.name}\b`, 'i'), ' '), place: postcode.name };
}

/** A van with a cab over its load. */
const NAMED_AFTER_A_TOWN = /\bluton\s+(?:vans?|box|bod(?:y|ies)|tail)/i;

/** A town, alone or with the area that it lies in. What is a term of the trade is no place. */
function readTown(search: string): PlaceInWords | undefined {
  if (NAMED_AFTER_A_TOWN.test(search)) return undefined;
  const { named, rest } = readPlaces(search);
  const [town, ...areas] = named;
  if (!town || !isTown(town) || areas.some((area) => !isTown(town, area))) return undefined;
  const outsideTerms = new Set(readPlaces(readTerms(search).rest).named.map(({ name }) => name));
  if (!named.every(({ name }) => outsideTerms.has(name))) return undefined;
  const place = named.map(({ name }) => name).join(', ');
  const [found] = findPlaces(place);
  return found && { words: rest, place: areas.length > 0 ? `${found.name}, ${areas[0]!.places[0]!.name}` : found.name };
}

/** Whether the name is that of a town, in such an area. */
const isTown = ({ places }: NamedPlaces, area?: NamedPlaces): boolean =>
  area === undefined ? places[0]?.kind === 'town' : places.some((place) => lies(place, area.places));

const lies = ({ within }: Place, areas: readonly Place[]): boolean => within.some((each) => areas.includes(each));

/** 'driver in' and 'driver -' -> 'driver'. */
const withoutLooseEnds = (words: string): string =>
  words
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:[\s,-]|(?:in|near|around|at|from|of)\b)+/i, '')
    .replace(/(?:[\s,-]|\b(?:in|near|around|at|from|of)(?=[\s,-]*$))+$/i, '');
