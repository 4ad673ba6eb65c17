import {
  DEFAULT_RADIUS,
  milesBetween,
  type Job,
  type JobQuery,
  type Position,
  type SearchedPlace,
} from '@site/contract';
import { AREAS, placeFixtures, type PlaceFixture } from '../fixtures/places.ts';

/** What `near` was understood as, and the jobs there. */
export function jobsNear(
  jobs: readonly Job[],
  { near = '', within = DEFAULT_RADIUS }: Pick<JobQuery, 'near' | 'within'>,
): { place?: SearchedPlace; jobs: readonly Job[] } {
  if (near === '') return { jobs };
  const isMeant = (name: string) => name.toLowerCase() === near.toLowerCase();
  const town = placeFixtures.find((place) => isMeant(valueOf(place)));
  if (town) {
    const there = jobs.filter((job) => milesApart(job, town) <= within);
    return { place: placeOf(town), jobs: there.map((job) => withDistance(job, town)) };
  }
  const area = Object.keys(AREAS).find(isMeant);
  if (area !== undefined)
    return { place: { kind: 'area', name: area }, jobs: jobs.filter((job) => AREAS[area]?.includes(job.area ?? '')) };
  const isNamed = ({ location }: Job) => location.toLowerCase().includes(near.toLowerCase());
  return { place: { kind: 'unknown', name: near }, jobs: jobs.filter(isNamed) };
}

const valueOf = ({ name, value = name }: PlaceFixture): string => value;

function placeOf(town: PlaceFixture): SearchedPlace {
  const { kind, name, area } = town;
  const meant = placeFixtures.filter((other) => other !== town && other.name === name).map(valueOf);
  return { kind, name, area, ...(meant.length > 0 && { meant }) };
}

type Located = Pick<Job, 'latitude' | 'longitude'>;

const milesApart = (one: Located, other: Located): number =>
  hasPosition(one) && hasPosition(other) ? milesBetween(one, other) : Infinity;

/** The job with its distance in whole miles, if both places are known. */
export function withDistance(job: Job, from: Located): Job {
  const miles = milesApart(job, from);
  return miles === Infinity ? job : { ...job, distance: Math.round(miles) };
}

const hasPosition = (place: Located): place is Position =>
  place.latitude !== undefined && place.longitude !== undefined;
