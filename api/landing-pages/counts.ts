import { LANDING_ROLES, type LandingRole } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { currentQueryCache } from '../jobs/query-cache.ts';
import { openJobsOf } from '../jobs/role-jobs.ts';
import { placesOfJob } from '../jobs/search/place-terms.ts';
import { slugOfPlace } from './places.ts';

/** The open jobs of a role, a place or both. */
export interface LandingCount {
  role?: string;
  place?: string;
  jobs: number;
  updatedAt: Date;
}

/** Every landing page that has jobs. Kept until the jobs change. */
export async function landingCounts(db: Kysely<Database>): Promise<LandingCount[]> {
  const cache = await currentQueryCache(db);
  return cache.get('landing pages', async () => {
    const byRole = await Promise.all(
      [undefined, ...LANDING_ROLES].map(async (role) => pagesOf(role?.slug, await countsByLocation(db, role?.query))),
    );
    return byRole.flat();
  });
}

interface LocationCount {
  location: string;
  jobs: number;
  updatedAt: Date;
}

function countsByLocation(db: Kysely<Database>, query?: LandingRole['query']): Promise<LocationCount[]> {
  return openJobsOf(db, query)
    .select(['location'])
    .select((build) => [build.fn.countAll<number>().as('jobs'), build.fn.max('updated_at').as('updatedAt')])
    .groupBy('location')
    .execute();
}

/** The role's own page, and one for every place where it has jobs. */
function pagesOf(role: string | undefined, locations: readonly LocationCount[]): LandingCount[] {
  const pages = new Map<string | undefined, LandingCount>();
  const add = (place: string | undefined, { jobs, updatedAt }: LocationCount) => {
    const page = pages.get(place);
    pages.set(place, {
      ...(role && { role }),
      ...(place && { place }),
      jobs: (page?.jobs ?? 0) + jobs,
      updatedAt: page && page.updatedAt > updatedAt ? page.updatedAt : updatedAt,
    });
  };
  for (const location of locations) {
    if (role) add(undefined, location);
    for (const place of placesOfJob(location.location)) {
      const slug = slugOfPlace(place);
      if (slug) add(slug, location);
    }
  }
  return [...pages.values()];
}
