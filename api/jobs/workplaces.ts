import type { Job } from '@site/contract';
import { areaOf } from '../places/find-places.ts';
import type { JobLocation } from './nearby/job-location.ts';

type Workplace = NonNullable<Job['places']>[number];

/** All of the country is no place. */
export const COUNTRIES: ReadonlySet<string> = new Set(['United Kingdom', 'Great Britain']);

const REMOTE =
  /\b(?:remote(?:ly)?|home[- ]?based|home[- ]?work(?:er|ing)|work(?:ing)? (?:from|at) home|wfh|telecommut(?:e|ing))\b|^home$/i;
const HYBRID = /\bhybrid\b/i;

/** Whether a job is done from home altogether, as far as its location says so. */
export const isRemote = (location: string): boolean => REMOTE.test(location) && !HYBRID.test(location);

/** The places that a location names, each once and without the areas that hold another of them. */
export function workplacesOf({ places, postcodes, abroad }: JobLocation): Workplace[] {
  const holding = new Set(places.flatMap(({ within }) => within));
  const named = places.filter((place) => !COUNTRIES.has(place.name) && !(place.kind !== 'town' && holding.has(place)));
  const atHome = (named.length > 0 || abroad.length > 0 ? named : postcodes).flatMap((place): Workplace[] => {
    const area = areaOf(place);
    if (place.kind === 'town') return [{ town: place.name, country: 'GB', ...(area !== undefined && { area }) }];
    const name = place.kind === 'postcode' ? area : place.name;
    return name === undefined ? [] : [{ area: name, country: 'GB' }];
  });
  const there = abroad.flatMap(({ town, country }): Workplace[] =>
    country === undefined ? [] : [{ country, ...(town !== undefined && { town }) }],
  );
  const unique = new Map([...atHome, ...there].map((place) => [JSON.stringify(place), place]));
  return [...unique.values()];
}
