import { DEFAULT_RADIUS, leastMiles, type Position, type SearchedPlace } from '@site/contract';
import { isNotCovered } from '../../places/abroad.ts';
import { areaOf, findPlaces, likelyMeant } from '../../places/find-places.ts';
import { towns, type Area, type Place } from '../../places/gazetteer.ts';
import { placeWords } from '../../places/place-words.ts';
import type { Postcode } from '../../places/postcodes.ts';
import type { JobLocation } from './job-location.ts';

/** Locations of open jobs around a place, or in it. */
export interface Locations {
  /** The nearest first, those equally far together. */
  bands: readonly (readonly string[])[];
  /** Location -> whole miles from the place. Locations inside an area have none, nor those of unknown position. */
  miles: ReadonlyMap<string, number>;
}

/** What a search by place finds. */
export interface Nearby extends Locations {
  place: SearchedPlace;
}

/** Whole miles from the place; `INSIDE` or, if it is there at no known position, `SOMEWHERE`. Undefined: not there. */
type Reach = (location: JobLocation) => number | undefined;
const INSIDE = -1;
const SOMEWHERE = Infinity;

/** The locations that are in a place, or no further from it than `within` miles. */
export function findNearby(locations: readonly JobLocation[], near: string, within?: number): Nearby {
  const [place, ...others] = findPlaces(near);
  const isNamed = naming(place?.name ?? near);
  const reach: Reach = place ? reachOf(place, within) : () => undefined;
  return {
    place: searchedPlace(near, place, others),
    ...reached(
      locations,
      (location) => reach(location) ?? (location.places.length === 0 && isNamed(location) ? SOMEWHERE : undefined),
    ),
  };
}

/** The locations that are no further from a job's than `within` miles; its own is the first. */
export const findAround = (locations: readonly JobLocation[], from: JobLocation, within: number): Locations =>
  reached(locations, ({ text, positions }) => {
    const miles = leastMiles(from.positions, positions);
    if (miles === undefined) return text === from.text ? INSIDE : undefined;
    return miles <= within ? Math.round(miles) : undefined;
  });

function reached(locations: readonly JobLocation[], reach: Reach): Locations {
  const found = locations.flatMap((location) => {
    const miles = reach(location);
    return miles === undefined ? [] : [{ text: location.text, miles }];
  });
  return {
    bands: [...Map.groupBy(found, ({ miles }) => miles)]
      .toSorted(([a], [b]) => a - b)
      .map(([, band]) => band.map(({ text }) => text)),
    miles: new Map(
      found.filter(({ miles }) => miles !== INSIDE && miles !== SOMEWHERE).map(({ text, miles }) => [text, miles]),
    ),
  };
}

const isArea = (place: Place | Postcode | undefined): place is Area =>
  place !== undefined && place.kind !== 'town' && place.kind !== 'postcode';

const reachOf = (place: Place | Postcode, within: number | undefined): Reach =>
  isArea(place) ? reachOfArea(place, within) : reachOfCentre(place, within ?? DEFAULT_RADIUS);

function reachOfCentre(centre: Exclude<Place, Area> | Postcode, within: number): Reach {
  return ({ places, positions }) => {
    const miles = leastMiles([centre], positions);
    if (miles !== undefined) return miles <= within ? Math.round(miles) : undefined;
    // An advert for all of a county is for its towns, too.
    return centre.within.some((area) => SMALL.has(area.kind) && places.includes(area)) ? SOMEWHERE : undefined;
  };
}

const SMALL = new Set<Area['kind']>(['district', 'county']);

function reachOfArea(area: Area, within: number | undefined): Reach {
  const isInside = (place: Place | Postcode) => place === area || place.within.includes(area);
  const inside: Position[] = within === undefined ? [] : towns.filter(isInside);
  return ({ places, positions }) => {
    if (places.some(isInside)) return INSIDE;
    const miles = leastMiles(inside, positions);
    return miles !== undefined && miles <= (within ?? 0) ? Math.round(miles) : undefined;
  };
}

/** Whether a location's text contains the words of a name. */
function naming(name: string): (location: JobLocation) => boolean {
  const words = ` ${placeWords(name).join(' ')} `;
  return ({ text }) => words.trim() !== '' && ` ${placeWords(text).join(' ')} `.includes(words);
}

function searchedPlace(
  near: string,
  place: Place | Postcode | undefined,
  others: readonly (Place | Postcode)[],
): SearchedPlace {
  const notCovered = place === undefined && isNotCovered(near);
  const meant = notCovered ? [] : likelyMeant(near, place, others);
  const area = place && areaOf(place);
  return {
    kind: place === undefined ? 'unknown' : isArea(place) ? 'area' : place.kind,
    name: place?.name ?? near,
    ...(area !== undefined && { area }),
    ...(notCovered && { notCovered }),
    ...(meant.length > 0 && { meant }),
  };
}
