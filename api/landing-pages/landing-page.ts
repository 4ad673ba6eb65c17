import {
  LANDING_ROLES,
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
import { landingPlace } from './places.ts';

const MOST_PLACES = 12;

type Town = Place & { kind: 'town' };

/** Degrees of latitude: enough to say which of two is nearer. */
const distance = (a: Town, b: Town): number =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));

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
    roles: LANDING_ROLES.flatMap(({ slug, name }): LandingLink[] => {
      const page = pages.find((other) => other.role === slug && other.place === place);
      return page && slug !== role ? [{ slug, name, jobs: page.jobs }] : [];
    }),
  };
}

/** For a town, the nearest ones and the areas that hold it; for an area or none, the towns in it with most jobs. */
function neighbours(place: Place | undefined, pages: readonly LandingCount[]): LandingLink[] {
  const found = pages.flatMap(({ place: slug, jobs }) => {
    const other = slug === undefined ? undefined : landingPlace(slug);
    return slug && other && other !== place ? [{ slug, name: other.name, jobs, other }] : [];
  });
  const towns = found.flatMap(({ other, ...link }) => (other.kind === 'town' ? [{ ...link, other }] : []));
  const areas = place ? found.filter(({ other }) => other.kind !== 'town' && place.within.includes(other)) : [];
  const nearest =
    place?.kind === 'town'
      ? towns.toSorted((a, b) => distance(place, a.other) - distance(place, b.other))
      : towns
          .filter(({ other }) => !place || other.within.includes(place))
          .toSorted((a, b) => b.jobs - a.jobs || a.name.localeCompare(b.name));
  return [...nearest.slice(0, MOST_PLACES - areas.length), ...areas].map(({ slug, name, jobs }) => ({
    slug,
    name,
    jobs,
  }));
}
