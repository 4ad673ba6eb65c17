import {
  checkInput,
  CHOICE_FILTERS,
  DEFAULT_PAGE_SIZE,
  DEFAULT_RADIUS,
  defaultSort,
  JobQuerySchema,
  PAGE_SIZES,
  withoutInwardPart,
  type JobQuery,
} from '@site/contract';
import { jobListHref } from '@site/remote-kit/links/job-board.ts';
import { wholePounds } from './whole-pounds.ts';

/** The parameters of a search, in the order in which they appear in a URL. */
const PARAMETERS = [
  'search',
  'exact',
  'near',
  'within',
  'location',
  'category',
  'job_type',
  'salary_min',
  'salary_max',
  'shift',
  'licence',
  'hours',
  'posted_within',
  'sort',
  'limit',
  'page',
] as const;

export const EMPTY_SEARCH: JobQuery = { page: 1, limit: DEFAULT_PAGE_SIZE };

const isChoice = (name: string): boolean => (CHOICE_FILTERS as readonly string[]).includes(name);

/** How a visitor's text becomes a parameter's value. */
const READERS: Readonly<Record<string, (text: string) => string>> = {
  near: withoutInwardPart,
  salary_min: wholePounds,
  salary_max: wholePounds,
};

/**
 * Reads a search from a URL or a form. Blank or invalid values count as missing; control characters become spaces.
 */
export function parseJobSearch(parameters: URLSearchParams): JobQuery {
  const given: Record<string, string | string[]> = {};
  for (const name of PARAMETERS) {
    const values = parameters.getAll(name).map(asOneLine).filter(Boolean);
    const [first] = values;
    if (first) given[name] = isChoice(name) ? values : (READERS[name]?.(first) ?? first);
  }
  if (!PAGE_SIZES.some((size) => String(size) === given['limit'])) delete given['limit'];
  return withoutIdleParts(withoutFaults(given));
}

/** The search without what has no effect on it: the usual order or distance, and what lacks its words or its place. */
function withoutIdleParts({ sort, within, exact, ...query }: JobQuery): JobQuery {
  const sorts = sort !== defaultSort(query) && sort !== 'best-match' && (sort !== 'nearest' || query.near);
  return {
    ...query,
    ...(exact && query.search && { exact }),
    ...(within && query.near && within !== DEFAULT_RADIUS && { within }),
    ...(sort && sorts && { sort }),
  };
}

const asOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

function withoutFaults(given: Record<string, string | string[]>): JobQuery {
  const checked = checkInput(JobQuerySchema, given);
  if (checked.ok) return checked.data;
  const faults = Object.keys(checked.fields).filter((name) => name in given);
  if (faults.length === 0) return EMPTY_SEARCH;
  return withoutFaults(Object.fromEntries(Object.entries(given).filter(([name]) => !faults.includes(name))));
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
  return parameters.size > 0 ? `${jobListHref}?${parameters}` : jobListHref;
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
