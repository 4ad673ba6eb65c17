import { milesBetween, RADII, type JobQuery } from '@site/contract';
import { findPlaces, uniqueName } from '../../places/find-places.ts';
import type { Town } from '../../places/gazetteer.ts';
import { postcodesIn } from '../../places/postcodes.ts';
import { readPlaces, type PlacesInText } from '../../places/read-places.ts';
import { isMeantAsPlace } from './everyday-names.ts';
import { notPostcodes } from './not-postcodes.ts';
import { hasOperators } from './search-query.ts';
import { readTerms } from './trade-terms.ts';

type Search = Pick<JobQuery, 'search' | 'near' | 'within'>;

/**
 * A postcode or a town among the words of a search is where the jobs are: 'driver LS1' is a driver near LS1, 'nights
 * within 20 miles of salford' are nights near Salford. A search in the web's query language is left as it is, as is one
 * for two towns.
 */
export function withPlaceInWords<Query extends Search>(query: Query): Query {
  const { search, near } = query;
  if (!search || near || hasOperators(search)) return query;
  const found = readPostcode(search) ?? readTown(search);
  if (!found || NEGATED.test(search.slice(0, found.spans[0]?.start))) return query;
  const { words, within = query.within } = withoutSpans(search, found.spans);
  return { ...query, search: words, near: found.place, ...(within && { within }) };
}

interface Span {
  start: number;
  end: number;
}

interface PlaceInWords {
  /** Where the search names it, in the order of the text. */
  spans: readonly Span[];
  /** What `near` takes. */
  place: string;
}

/** 'LS1 4', 'LS1 4A' */
const INWARD_PART_BEGUN = /^\s+\d[a-z]?\s*$/i;

/** 'LS 1'; not '£14 hr 1', 'PA 2 days'. */
const SPACED = /\b(?!al|cv|en|hp|hr|ip|me|nr|pa|so|st)[a-z]{2} \d\d?\b/i;

function readPostcode(search: string): PlaceInWords | undefined {
  const others = notPostcodes(search);
  const postcode = postcodesIn(search).find(({ name }) => !others.includes(name));
  if (!postcode) return readSpacedPostcode(search);
  const start = search.search(new RegExp(String.raw`\b${postcode.name}\b`, 'i'));
  const end = start + postcode.name.length;
  const [begun = ''] = INWARD_PART_BEGUN.exec(search.slice(end)) ?? [];
  return { spans: [{ start, end: end + begun.length }], place: postcode.name };
}

function readSpacedPostcode(search: string): PlaceInWords | undefined {
  const { index: start, 0: typed } = SPACED.exec(search) ?? { index: 0, 0: '' };
  const [postcode] = postcodesIn(typed.replace(' ', ''));
  return postcode && { spans: [{ start, end: start + typed.length }], place: postcode.name };
}

/** A van with a cab over its load. */
const NAMED_AFTER_A_TOWN = /\bluton\s+(?:vans?|box|bod(?:y|ies)|tail)/i;

/** A town, alone, with the area that it lies in, or with one that it is a part of. A term of the trade is no place. */
function readTown(search: string): PlaceInWords | undefined {
  if (NAMED_AFTER_A_TOWN.test(search)) return undefined;
  const outsideTerms = new Set(readPlaces(readTerms(search).rest).named.map(({ name }) => name));
  const named = readPlaces(search).named.filter((place) => isMeantAsPlace(search, place));
  if (!named.every(({ name }) => outsideTerms.has(name))) return undefined;
  const place = oneTown(search, named);
  return place === undefined ? undefined : { spans: named, place };
}

function oneTown(search: string, named: readonly PlacesInText[]): string | undefined {
  const [first, ...others] = named;
  const town = first && townOf(first);
  if (!first || !town) return undefined;
  if (others.every(({ places }) => first.places.some(({ within }) => within.some((area) => places.includes(area))))) {
    const [found] = findPlaces(named.map(({ name }) => name).join(', '));
    return found && uniqueName(found);
  }
  return isOneAddress(search, named) ? smallest(named.map(townOf)) : undefined;
}

/** The largest of that name, unless an area's. */
function townOf({ places: [place] }: PlacesInText): Town | undefined {
  return place?.kind === 'town' ? place : undefined;
}

/** 'Trafford Park Manchester', but not 'Leeds / Bradford'. */
function isOneAddress(search: string, named: readonly PlacesInText[]): boolean {
  const [first, second] = named.map(townOf);
  if (named.length !== 2 || !first || !second) return false;
  const between = search.slice(named[0]!.end, named[1]!.start);
  return /^[\s,]+$/.test(between) && milesBetween(first, second) <= ONE_PLACE_MILES;
}

/** As far as a part of a city lies from its middle. */
const ONE_PLACE_MILES = 7;

const smallest = (found: readonly (Town | undefined)[]): string | undefined =>
  found.filter((town) => town !== undefined).toSorted((a, b) => a.population - b.population)[0]?.name;

const NEGATED = /\b(?:not|no|except|excluding|outside|avoid(?:ing)?)(?:\s+(?:in|near|at|of|for))?\s*$/i;

const MILES = String.raw`(?:within|less than|up to|under|inside)?\s*\b(\d{1,3})\s*`;
const MILES_BEFORE = new RegExp(String.raw`${MILES}mi(?:les?)?\b(?:\s+(?:of|from|around|radius(?:\s+of)?))?\s*$`, 'i');
const MILES_AFTER = new RegExp(String.raw`^[\s+,(]*${MILES}m(?:i(?:les?)?)?\b(?:\s+radius)?\)?`, 'i');
/** What stands before a place and belongs to it; of 'goods in', nothing. */
const BEFORE =
  /(?:[\s,;:@/|('–—-]+|\b(?:close to|near to|near|nr|around|at|from|out of|of|to|the|based(?: in| at| near)?|(?<!\bgoods[\s-])in|north|south|east|west|central|greater|inner|outer)(?=[\s,;:@/|('–—-]*$))+$/i;
const AFTER =
  /^(?:[\s,;:/|)'!?.–—-]+|(?:area|region|city centre|town centre|city|centre|airport|based|only)(?![\p{L}\p{N}]))+/iu;

/** The words around a place, and the distance that stands among them. */
function withoutSpans(search: string, spans: readonly Span[]): { words: string; within?: JobQuery['within'] } {
  const pieces = [...spans, undefined].map((span, index) => {
    const piece = search.slice(spans[index - 1]?.end ?? 0, span?.start);
    const after = index > 0 ? MILES_AFTER.exec(piece) : null;
    const rest = index > 0 ? piece.slice(after?.[0].length ?? 0).replace(AFTER, '') : piece;
    const before = span ? MILES_BEFORE.exec(rest) : null;
    const words = span ? rest.slice(0, before?.index).replace(BEFORE, '') : rest;
    return { words, miles: before?.[1] ?? after?.[1] };
  });
  const words = pieces.map((piece) => piece.words).join(' ');
  const miles = pieces.findLast((piece) => piece.miles)?.miles;
  const within = RADII.find((radius) => radius >= Number(miles)) ?? RADII.at(-1);
  return { words: words.replaceAll(/\s+/g, ' ').trim(), ...(miles && { within }) };
}
