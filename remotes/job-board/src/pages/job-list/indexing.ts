import { LANDING_ROLES, landingHref, landingSlug, type JobQuery, type SearchedPlace } from '@site/contract';
import type { PageMeta } from '@site/remote-kit';
import { EMPTY_SEARCH, searchHref } from '../../features/search/job-search.ts';

/**
 * What search engines do with a search's address: see docs/contracts/search-engines.md. They index the list, its pages
 * and the landing pages, and take any other address either for one of those, if it shows the same jobs, or for none.
 */
export function indexing(query: JobQuery, place?: SearchedPlace): Pick<PageMeta, 'canonical' | 'robots'> {
  const { page, limit, sort, ...filters } = query;
  const isPlain = limit === EMPTY_SEARCH.limit && sort === undefined;
  const isUnfiltered = searchHref(filters) === '/jobs';
  if (isUnfiltered && (isPlain || page === 1)) return { canonical: searchHref({ page }) };
  const landing = page === 1 ? landingOf(filters, place) : undefined;
  return landing ? { canonical: landing } : { robots: 'noindex' };
}

type Filters = Omit<JobQuery, 'page' | 'limit' | 'sort'>;

/** The landing page with the same jobs. */
function landingOf({ near, ...filters }: Filters, place: SearchedPlace | undefined): string | undefined {
  const isKnown = place?.kind === 'town' || place?.kind === 'area';
  if (near && !isKnown) return undefined;
  const where = near && place ? landingSlug(place.name) : undefined;
  if (where && searchHref(filters) === '/jobs') return landingHref({ place: where });
  const role = LANDING_ROLES.find(({ query }) => searchHref(query).toLowerCase() === searchHref(filters).toLowerCase());
  return role && landingHref({ role: role.slug, place: where });
}
