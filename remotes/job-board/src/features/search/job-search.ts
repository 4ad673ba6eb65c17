import {
  checkInput,
  DEFAULT_PAGE_SIZE,
  JobQuerySchema,
  PAGE_SIZES,
  type JobQuery,
  type JobQueryInput,
} from '@site/contract';

/** The parameters of a search, in the order in which they appear in a URL. */
const PARAMETERS = [
  'search',
  'exact',
  'location',
  'category',
  'job_type',
  'salary_min',
  'salary_max',
  'sort',
  'limit',
  'page',
] as const;

export const EMPTY_SEARCH: JobQuery = { page: 1, limit: DEFAULT_PAGE_SIZE, sort: 'newest' };

/**
 * Reads a search from a URL or a form. Blank or invalid values count as missing; control characters become spaces.
 */
export function parseJobSearch(parameters: URLSearchParams): JobQuery {
  const given: Record<string, string> = {};
  for (const name of PARAMETERS) {
    const value = parameters
      .get(name)
      ?.replaceAll(/\p{Cc}+/gu, ' ')
      .trim();
    if (value) given[name] = value;
  }
  if (!PAGE_SIZES.some((size) => String(size) === given['limit'])) delete given['limit'];
  return withoutFaults(given);
}

function withoutFaults(given: Record<string, string>): JobQuery {
  const checked = checkInput(JobQuerySchema, given);
  if (checked.ok) return checked.data;
  const faults = Object.keys(checked.fields).filter((name) => name in given);
  if (faults.length === 0) return EMPTY_SEARCH;
  return withoutFaults(Object.fromEntries(Object.entries(given).filter(([name]) => !faults.includes(name))));
}

/** A search as parameters, without default values. */
export function searchParameters(query: Partial<JobQuery>): [string, string][] {
  return PARAMETERS.flatMap((name): [string, string][] => {
    const value = query[name];
    const isDefault = value === undefined || value === '' || value === EMPTY_SEARCH[name];
    return isDefault ? [] : [[name, String(value)]];
  });
}

/** The URL of a search: '/jobs?location=London&page=2'. */
export function searchHref(query: Partial<JobQuery>): string {
  const parameters = new URLSearchParams(searchParameters(query));
  return parameters.size > 0 ? `/jobs?${parameters}` : '/jobs';
}

/** The query for get-jobs, which omits the default sort order. */
export function apiQuery({ sort, ...query }: JobQuery): JobQueryInput {
  return sort === 'newest' ? query : { ...query, sort };
}

/** The search with a change. The results differ, so it goes back to page 1. */
export const refine = (query: JobQuery, change: Partial<JobQuery>): JobQuery => ({ ...query, page: 1, ...change });

/** The unfiltered list, in the visitor's chosen order and page size. */
export const clearFilters = ({ sort, limit }: JobQuery): JobQuery => ({ ...EMPTY_SEARCH, sort, limit });
