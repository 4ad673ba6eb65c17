import { DEFAULT_PAGE_SIZE, DEFAULT_RADIUS, defaultSort, type JobQuery } from '@site/contract';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';

/** The parameters of a search, in the order in which they appear in a URL. */
export const PARAMETERS = [
  'search',
  'exact',
  'near',
  'within',
  'location',
  'category',
  'job_type',
  'salary_min',
  'salary_max',
  'salary_period',
  'shift',
  'licence',
  'hours',
  'posted_within',
  'sort',
  'limit',
  'page',
] as const;

export const EMPTY_SEARCH: JobQuery = { page: 1, limit: DEFAULT_PAGE_SIZE };

/** The search without what has no effect on it: the usual order or distance, and what lacks its words or its place. */
export function withoutIdleParts({ sort, within, exact, salary_period, ...query }: JobQuery): JobQuery {
  const sorts = sort !== defaultSort(query) && sort !== 'best-match' && (sort !== 'nearest' || query.near);
  return {
    ...query,
    ...(exact && query.search && { exact }),
    ...(salary_period && (query.salary_min ?? query.salary_max) !== undefined && { salary_period }),
    ...(within && query.near && within !== DEFAULT_RADIUS && { within }),
    ...(sort && sorts && { sort }),
  };
}

/** A search as parameters, without default values. */
export function searchParameters(query: Partial<JobQuery>): [string, string][] {
  return PARAMETERS.flatMap((name): [string, string][] => {
    const value = name === 'limit' || name === 'page' ? differing(query, name) : query[name];
    return [value ?? []].flat().map((one) => [name, String(one)]);
  });
}

const differing = (query: Partial<JobQuery>, name: 'limit' | 'page') =>
  query[name] === EMPTY_SEARCH[name] ? undefined : query[name];

/** The URL of a search: '/jobs?location=London&page=2'. */
export function searchHref(query: Partial<JobQuery>): string {
  const parameters = new URLSearchParams(searchParameters(query));
  const text = String(parameters);
  return text ? `${jobListHref}?${text}` : jobListHref;
}

/** The search with a change. The results differ, so it goes back to page 1. */
export const refine = (query: JobQuery, change: Partial<JobQuery>): JobQuery =>
  withoutIdleParts({ ...query, page: 1, ...change });

/** No job can match: the minimum salary is above the maximum. */
export const hasCrossedSalaries = ({ salary_min: min, salary_max: max }: JobQuery): boolean =>
  min !== undefined && max !== undefined && min > max;

/** The unfiltered list, in the visitor's chosen order and page size. */
export const clearFilters = ({ sort, limit }: JobQuery): JobQuery => ({
  ...EMPTY_SEARCH,
  ...(sort && { sort }),
  limit,
});
