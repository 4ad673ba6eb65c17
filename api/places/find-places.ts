import type { Area, Place } from './gazetteer.ts';
import { MODIFIERS } from './locate.ts';
import { placeWords } from './place-words.ts';
import { postcodesIn, postcodesMeant, type Postcode } from './postcodes.ts';
import { readPlaces } from './read-places.ts';
import { similarPlaces } from './similar-places.ts';

/** What may stand beside a place's name without changing which place is meant: 'Leeds city centre'. */
const AROUND = new Set([
  ...MODIFIERS,
  ...'airport and area areas centre center city docks in of port region surrounding town'.split(' '),
]);

/**
 * The places that somebody who typed this text may mean, the likeliest first: the largest of that name, or those in the
 * area that is named with it ('Newport, Isle of Wight'). None for an unknown name.
 */
export function findPlaces(text: string): (Place | Postcode)[] {
  const [postcode] = postcodesIn(text);
  if (postcode) return [postcode];
  const { named, rest } = readPlaces(text);
  const [first, ...others] = named;
  if (!first || placeWords(rest).some((word) => !AROUND.has(word))) return [];
  const holding = new Set<Place>(others.flatMap(({ places }) => places));
  const there = first.places.filter(({ within }) => within.some((area) => holding.has(area)));
  return there.length > 0 ? there : [...first.places];
}

const TELLING = new Set<Area['kind']>(['county', 'region', 'nation']);

/** The county, region or nation by which a place is told from others of its name. */
export const areaOf = ({ name, within }: Place | Postcode): string | undefined =>
  within.find((area) => TELLING.has(area.kind) && area.name !== name)?.name;

const MOST_MEANT = 3;

/** Names of other places that somebody may mean: others of that name, or for an unknown one the most similar names. */
export function likelyMeant(
  typed: string,
  place: Place | Postcode | undefined,
  others: readonly (Place | Postcode)[],
): string[] {
  const meant = place ? others.filter((other) => !place.within.some((area) => area === other)) : meantBy(typed);
  return [...new Set(meant.map(uniqueName))].slice(0, MOST_MEANT);
}

const meantBy = (typed: string): (Place | Postcode)[] => [
  ...postcodesMeant(typed),
  ...readPlaces(typed).named.flatMap(({ places }) => places.slice(0, 1)),
  ...similarPlaces(typed),
];

/** What finds this very place: 'Newport' the largest of them, 'Newport, Isle of Wight' another. */
export function uniqueName(place: Place | Postcode): string {
  const area = areaOf(place);
  return findPlaces(place.name)[0] === place || area === undefined ? place.name : `${place.name}, ${area}`;
}
