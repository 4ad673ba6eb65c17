import type { Place } from '../../places/gazetteer.ts';
import { locate } from '../../places/locate.ts';
import { placeWords } from '../../places/place-words.ts';
import { readPlaces } from '../../places/read-places.ts';

/** The search term of every place of that name: 'West Midlands' -> 'placewestmidlands'. */
export const placeTerm = ({ name }: Place): string => `place${placeWords(name).join('')}`;

/** The places that a job's location names, and the areas that hold them, each once. */
export const placesOfJob = (location: string): Place[] => [
  ...new Set(locate(location).places.flatMap((place) => [place, ...place.within])),
];

/** By these, a job in Hull is found under Hull, Kingston upon Hull, Yorkshire and England. */
export const placeTermsOf = (location: string): string[] => [...new Set(placesOfJob(location).map(placeTerm))];

/** The search term of adverts that name such a place: 'namedplaceleeds'. */
export const namedPlaceTerm = (place: Place): string => `named${placeTerm(place)}`;

/** Words with capitals inside a sentence: 'Deal with customers' and 'street' name no town. */
const NAME =
  /(?<=[^\s.!?:;•*–-] (?:[–-] )?)\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|upon|on|under|in|the|and|super))*/gu;

/** The terms of all places that an advert's text names. */
export const namedPlaceTermsOf = (text: string): string[] => {
  const named = [...text.matchAll(NAME)].flatMap(([name]) => readPlaces(name).named);
  return [...new Set(named.flatMap(({ places }) => places).map(namedPlaceTerm))].toSorted();
};
