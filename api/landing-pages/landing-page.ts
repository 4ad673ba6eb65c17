import {
  milesBetween,
  LANDING_ROLES,
  landingSlug,
  MAX_LANDING_PLACES,
  NO_SUCH_LANDING_PAGE,
  type LandingLink,
  type LandingPage,
  type LandingQuery,
} from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Place } from '../places/gazetteer.ts';
import { landingCounts, type LandingCount } from './counts.ts';
import { landingPlace, slugOfPlace } from './places.ts';

/** @throws ApiProblem 404 for a role or a place that nobody knows */
export async function findLandingPage(db: Kysely<Database>, { role, place }: LandingQuery): Promise<LandingPage> {
  const known = place === undefined ? undefined : landingPlace(place);
  const isKnown =
    (place === undefined || known) && (role === undefined || LANDING_ROLES.some(({ slug }) => slug === role));
  if (!isKnown) throw new ApiProblem(404, NO_SUCH_LANDING_PAGE);
  const pages = await landingCounts(db);
  return {
    ...(known && { place: known.name }),
    places: neighbours(
      known,
      pages.filter((page) => page.role === role),
    ),
    roles: LANDING_ROLES.filter(
      ({ slug }) => slug !== role && pages.some((page) => page.role === slug && page.place === place),
    ).map(({ slug, name }) => ({ slug, name })),
  };
}

/** For a town, the nearest ones and the areas that hold it; for an area or none, the towns in it with most jobs. */
function neighbours(place: Place | undefined, pages: readonly LandingCount[]): LandingLink[] {
  const jobs = new Map(pages.map((page) => [page.place, page.jobs]));
  const others = [...jobs.keys()].flatMap((slug) => (slug === undefined ? [] : (landingPlace(slug) ?? [])));
  const towns = others.filter((other) => other !== place).filter((other) => other.kind === 'town');
  const areas = place ? place.within.filter((area) => others.includes(area)) : [];
  const jobsIn = (town: Place) => jobs.get(slugOfPlace(town)) ?? 0;
  const nearest =
    place?.kind === 'town'
      ? towns.toSorted((a, b) => milesBetween(place, a) - milesBetween(place, b))
      : towns
          .filter(({ within }) => !place || within.includes(place))
          .toSorted((a, b) => jobsIn(b) - jobsIn(a) || a.name.localeCompare(b.name));
  return [...nearest.slice(0, MAX_LANDING_PLACES - areas.length), ...areas].map(({ name }) => ({
    slug: landingSlug(name),
    name,
  }));
}
