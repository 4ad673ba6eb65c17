import {
  checkInput,
  DEFAULT_PAGE_SIZE,
  JobQuerySchema,
  PAGE_SIZES,
  type JobQuery,
  type JobQueryInput,
} from '@site/contract';

/** Names of everything a search holds, in the order in which addresses give them. */
const PARAMETERS = [
  'search',
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
 * Reads a search from an address or a form. What is blank or makes no sense counts as not given; control characters are
 * spaces.
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

/** A search as parameters, without whatever is the default anyway. */
export function searchParameters(query: Partial<JobQuery>): [string, string][] {
  return PARAMETERS.flatMap((name): [string, string][] => {
    const value = query[name];
    const isDefault = value === undefined || value === '' || value === EMPTY_SEARCH[name];
    return isDefault ? [] : [[name, String(value)]];
  });
}

/** The address of a search: '/jobs?location=London&page=2'. */
export function searchHref(query: Partial<JobQuery>): string {
  const parameters = new URLSearchParams(searchParameters(query));
  return parameters.size > 0 ? `/jobs?${parameters}` : '/jobs';
}

/** What get-jobs is asked: the usual sort order goes without saying. */
export function apiQuery({ sort, ...query }: JobQuery): JobQueryInput {
  return sort === 'newest' ? query : { ...query, sort };
}

/** The search with something changed. Results move, so it starts at page 1 again. */
export const refine = (query: JobQuery, change: Partial<JobQuery>): JobQuery => ({ ...query, page: 1, ...change });

/** Everything shown, in the order and page size the visitor chose. */
export const clearFilters = ({ sort, limit }: JobQuery): JobQuery => ({ ...EMPTY_SEARCH, sort, limit });
