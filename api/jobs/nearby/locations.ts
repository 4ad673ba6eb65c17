import type { JobQuery } from '@site/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Place } from '../../places/gazetteer.ts';
import { jobLocation, type JobLocation } from './job-location.ts';
import { findNearby, type Nearby } from './nearby.ts';
import { currentQueryCache } from '../query-cache.ts';

/** The locations of the open jobs that a search asks for. */
export interface SearchedLocations {
  texts: readonly string[];
  /** Only where `near` was asked for. */
  nearby?: Nearby;
}

/**
 * What the filters by place leave; undefined where there are none. Locations are few: which of them fit is found out
 * here, and an index then finds the jobs by whole locations.
 */
export async function searchedLocations(
  db: Kysely<Database>,
  { location, near, within }: Pick<JobQuery, 'location' | 'near' | 'within'>,
): Promise<SearchedLocations | undefined> {
  if (!location && !near) return undefined;
  const cache = await currentQueryCache(db);
  return cache.get(`locations ${JSON.stringify({ location, near, within })}`, async () => {
    const open = await openLocations(db);
    const fitting = location ? open.filter(({ text }) => containsAny(text, location)) : open;
    if (!near) return { texts: fitting.map(({ text }) => text) };
    const nearby = findNearby(fitting, near, within);
    return { texts: nearby.bands.flat(), nearby };
  });
}

/** Whatever the case. */
export const containsAny = (text: string, parts: readonly string[]): boolean =>
  parts.some((part) => text.toLowerCase().includes(part.toLowerCase()));

/** The locations of all open jobs, each once. */
export async function openLocations(db: Kysely<Database>): Promise<readonly JobLocation[]> {
  const cache = await currentQueryCache(db);
  return cache.get('locations', () => readLocations(db));
}

/** The places that open jobs are in, and all areas that hold them. */
export async function placesWithJobs(db: Kysely<Database>): Promise<ReadonlySet<Place>> {
  const cache = await currentQueryCache(db);
  return cache.get('places', async () => {
    const places = (await openLocations(db)).flatMap((location) => location.places);
    return new Set(places.flatMap((place) => [place, ...place.within]));
  });
}

async function readLocations(db: Kysely<Database>): Promise<JobLocation[]> {
  const { rows } = await sql<{ location: string }>`
    with recursive locations (location) as (
      (select location from jobs where closed_at is null order by location limit 1)
      union all
      select (select jobs.location from jobs where closed_at is null and jobs.location > locations.location
        order by jobs.location limit 1)
      from locations where location is not null
    )
    select location from locations where location is not null`.execute(db);
  return rows.map((row) => jobLocation(row.location));
}
