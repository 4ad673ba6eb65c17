import type { Place } from '../../places/gazetteer.ts';
import { locate } from '../../places/locate.ts';
import { placeWords } from '../../places/place-words.ts';

/** The search term of every place of that name: 'West Midlands' -> 'placewestmidlands'. */
export const placeTerm = ({ name }: Place): string => `place${placeWords(name).join('')}`;

/** The places that a job's location names, and the areas that hold them, each once. */
export const placesOfJob = (location: string): Place[] => [
  ...new Set(locate(location).flatMap((place) => [place, ...place.within])),
];

/** By these, a job in Hull is found under Hull, Kingston upon Hull, Yorkshire and England. */
export const placeTermsOf = (location: string): string[] => [...new Set(placesOfJob(location).map(placeTerm))];
