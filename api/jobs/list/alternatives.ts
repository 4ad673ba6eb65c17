import { DEFAULT_RADIUS, DROPPABLE, RADII, type Alternative, type JobQuery, type SearchedPlace } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { searchJobs, totalOf } from './job-search.ts';
import type { JobFilters } from './matching-jobs.ts';
import { withPlaceInWords } from '../search/place-in-search.ts';
import { correctedSearch } from '../search/correct-search.ts';

interface Situation {
  now: Date;
  /** What `near` was understood as. */
  place?: SearchedPlace | undefined;
}

/**
 * For a search that finds nothing: which one filter to drop, or how many more miles to go, and how many jobs that
 * would find. Only what finds something, the most first.
 */
export async function findAlternatives(
  db: Kysely<Database>,
  { page: _page, limit: _limit, sort: _sort, facets: _facets, exact, ...filters }: JobQuery,
  { now, place }: Situation,
): Promise<Alternative[]> {
  const correction = filters.search && !exact ? await correctedSearch(db, filters.search) : undefined;
  const countAsTyped = async (changed: JobFilters) =>
    totalOf(await searchJobs(db, exact ? changed : withPlaceInWords(changed), now));
  const count = async (changed: JobFilters): Promise<number> => {
    const total = await countAsTyped(changed);
    if (total > 0 || !changed.search || correction === undefined) return total;
    return countAsTyped({ ...changed, search: correction });
  };
  const found: Alternative[] = [];
  for (const drop of DROPPABLE.filter((name) => filters[name] !== undefined)) {
    found.push({ drop, total: await count(without(filters, drop)) });
  }
  for (const within of widerThan(filters, place)) {
    const total = await count({ ...filters, within });
    if (total === 0) continue;
    found.push({ within, total });
    break;
  }
  return found.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
}

/** A distance means nothing without its place. */
function without(filters: JobFilters, name: (typeof DROPPABLE)[number]): JobFilters {
  const { [name]: _, ...others } = filters;
  if (name === 'near') delete others.within;
  return others;
}

function widerThan({ within }: JobFilters, place: SearchedPlace | undefined): (typeof RADII)[number][] {
  if (!place || place.kind === 'unknown') return [];
  const now = within ?? (place.kind === 'area' ? 0 : DEFAULT_RADIUS);
  return RADII.filter((radius) => radius > now);
}
