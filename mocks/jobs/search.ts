import { defaultSort, yearlyMax, yearlyMin, type Job, type JobList, type JobQuery, type JobSort } from '@site/contract';
import { findAlternatives } from './alternatives.ts';
import { countFacets } from './facets.ts';
import { fits, type JobFilters } from './filters.ts';
import { findNearby } from './places.ts';

/** Typing errors that the mocks correct. */
const MEANT: Readonly<Record<string, string>> = { wharehouse: 'warehouse', drvier: 'driver', forklfit: 'forklift' };

export const corrected = (search: string): string =>
  search.replaceAll(/\w+/g, (word) => MEANT[word.toLowerCase()] ?? word);

/**
 * A page of the matching jobs. A search that finds nothing is corrected, unless it is meant exactly; the reply to one
 * that still finds nothing has wider searches.
 */
export function searchJobs(jobs: readonly Job[], { exact, ...query }: JobQuery, now: Date): JobList {
  const list = listMatches(jobs, query, now);
  if (list.pagination.total > 0) return list;
  const { search: from = '' } = query;
  const to = exact ? from : corrected(from);
  const meant = to === from ? list : listMatches(jobs, { ...query, search: to }, now);
  if (meant.pagination.total > 0) return { ...meant, corrected: { from, to } };
  const count = (filters: JobFilters) => {
    const found = (search: string | undefined) => {
      const wider = { ...filters, ...(search !== undefined && { search }) };
      return nearbyJobs(jobs, wider).jobs.filter((job) => fits(job, wider, now)).length;
    };
    return found(filters.search) || (filters.search === undefined ? 0 : found(to));
  };
  return { ...list, alternatives: findAlternatives(filtersOf(query), count, list.place) };
}

function filtersOf(query: Omit<JobQuery, 'exact'>): JobFilters {
  const { page: _page, limit: _limit, sort: _sort, facets: _facets, ...filters } = query;
  return filters;
}

function nearbyJobs(
  jobs: readonly Job[],
  { near, within }: JobFilters,
): Pick<JobList, 'place'> & { jobs: readonly Job[] } {
  if (!near) return { jobs };
  const nearby = findNearby({ near, within });
  const there = jobs.flatMap((job) => {
    const reach = nearby.milesTo(job);
    return reach ? { ...job, ...reach } : [];
  });
  return { jobs: there, place: nearby.place };
}

function listMatches(jobs: readonly Job[], query: Omit<JobQuery, 'exact'>, now: Date): JobList {
  const { page, limit, facets } = query;
  const filters = filtersOf(query);
  const { jobs: there, place } = nearbyJobs(jobs, filters);
  const fitting = there
    .filter((job) => fits(job, filters, now))
    .sort((a, b) => ORDERS[query.sort ?? defaultSort(query)](a, b) || compare(a.id, b.id));
  const total = fitting.length;
  const totalPages = Math.ceil(total / limit);
  return {
    ...(place && { place }),
    jobs: fitting.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages },
    ...(facets && { facets: countFacets(there, filters, now) }),
  };
}

const compare = <Value extends string | number>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);

const ORDERS: Record<JobSort, (a: Job, b: Job) => number> = {
  'best-match': (a, b) => compare(b.created_at, a.created_at),
  newest: (a, b) => compare(b.created_at, a.created_at),
  nearest: (a, b) => compare(a.distance ?? Infinity, b.distance ?? Infinity) || compare(b.created_at, a.created_at),
  oldest: (a, b) => compare(a.created_at, b.created_at),
  'salary-high': (a, b) => compare(yearlyMax(b) ?? -1, yearlyMax(a) ?? -1),
  'salary-low': (a, b) => compare(yearlyMin(a) ?? Infinity, yearlyMin(b) ?? Infinity),
};
