import {
  DEFAULT_RADIUS,
  leastMiles,
  MAX_PLACE_SUGGESTIONS,
  type Job,
  type JobQuery,
  type PlaceSuggestion,
  type Position,
  type SearchedPlace,
} from '@site/contract';
import { AREAS, placeFixtures, type PlaceFixture } from '../fixtures/places.ts';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const labelOf = ({ name, area }: PlaceFixture): string => `${name}, ${area}`;
const named = (name: string, known = placeFixtures): PlaceFixture[] => known.filter((place) => same(place.name, name));

const areasOf = (known: readonly PlaceFixture[]): ReadonlyMap<string, readonly string[]> =>
  new Map([...known.map(({ area }) => [area, [area]] as const), ...Object.entries(AREAS)]);

const areas = areasOf(placeFixtures);

/** What `near` was understood as, and how far a job is from there; undefined for a job that is not. */
interface NearbyJobs {
  place: SearchedPlace;
  milesTo: (job: Job) => { distance?: number } | undefined;
}

export function findNearby({ near = '', within }: Pick<JobQuery, 'near' | 'within'>): NearbyJobs {
  const area = [...areas.keys()].find((name) => same(name, near));
  const [place, ...others] = placeFixtures.filter((each) => same(each.name, near) || same(labelOf(each), near));
  if (place) {
    const meant = others.map(labelOf);
    return {
      place: { kind: place.kind, name: place.name, area: place.area, ...(meant.length > 0 && { meant }) },
      milesTo: around([place], within ?? DEFAULT_RADIUS),
    };
  }
  if (area !== undefined) {
    const inside = placeFixtures.filter((each) => areas.get(area)?.includes(each.area));
    const reach = around(inside, within ?? 0);
    const isInside = (job: Job) => inside.some(({ name }) => name === job.location);
    return { place: { kind: 'area', name: area }, milesTo: (job) => (isInside(job) ? {} : reach(job)) };
  }
  return {
    place: { kind: 'unknown', name: near },
    milesTo: ({ location }) => (location.toLowerCase().includes(near.toLowerCase()) ? {} : undefined),
  };
}

const around = (from: readonly Position[], within: number) => (job: Job) => {
  const miles = leastMiles(from, named(job.location).slice(0, 1));
  return miles !== undefined && miles <= within ? { distance: Math.round(miles) } : undefined;
};

/** Whole miles between two jobs' places. */
export function milesApart(a: Job, b: Job): number | undefined {
  const miles = leastMiles(named(a.location).slice(0, 1), named(b.location).slice(0, 1));
  return miles === undefined ? undefined : Math.round(miles);
}

export function suggestPlaces(known: readonly PlaceFixture[], text: string): PlaceSuggestion[] {
  const typed = ` ${text.toLowerCase()}`;
  const begins = (name: string) => text.length > 1 && ` ${name.toLowerCase()}`.includes(typed);
  const places = known
    .filter((place) => begins(labelOf(place)))
    .map((place) => ({
      kind: place.kind,
      name: place.name,
      area: place.area,
      value: named(place.name, known)[0] === place ? place.name : labelOf(place),
    }));
  const wider = [...areasOf(known).keys()].filter(begins).map((name) => ({ kind: 'area' as const, name, value: name }));
  return [...places, ...wider].slice(0, MAX_PLACE_SUGGESTIONS);
}
