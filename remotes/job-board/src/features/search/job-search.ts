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
import { readPay } from './read-pay.ts';

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

const isChoice = (name: string): boolean => (CHOICE_FILTERS as readonly string[]).includes(name);

type Given = Record<string, string | string[]>;

/** What a visitor's text says in a parameter that programs give otherwise. */
const READERS: Readonly<Record<string, (text: string) => Given>> = {
  near: (text) => ({ near: withoutInwardPart(text) }),
  salary_min: (text) => paidAtLeast('salary_min', text),
  salary_max: (text) => paidAtLeast('salary_max', text),
};

function paidAtLeast(name: string, text: string): Given {
  const { yearly, period } = readPay(text) ?? {};
  if (yearly === undefined) return { [name]: text };
  return { [name]: String(yearly), ...(period && period !== 'year' && { salary_period: period }) };
}

/** A search as it was understood, and the values that were not, by their parameters. */
export interface ReadSearch {
  query: JobQuery;
  unread: Readonly<Record<string, string>>;
}

/** Reads a search from a URL or a form. Blank or invalid values count as missing. */
export const parseJobSearch = (parameters: URLSearchParams): JobQuery => readJobSearch(parameters).query;

/** Reads a search, and tells which of its values could not be read. Control characters become spaces. */
export function readJobSearch(parameters: URLSearchParams): ReadSearch {
  const given: Given = {};
  for (const name of PARAMETERS) {
    const values = parameters.getAll(name).map(asOneLine).filter(Boolean);
    const [first] = values;
    if (first)
      Object.assign(given, isChoice(name) ? { [name]: values } : (READERS[name]?.(first) ?? { [name]: first }));
  }
  if (!PAGE_SIZES.some((size) => String(size) === given['limit'])) delete given['limit'];
  const { query, faults } = withoutFaults(given);
  return {
    query: withoutIdleParts(query),
    unread: Object.fromEntries(faults.map((name) => [name, [given[name] ?? []].flat().join(', ')])),
  };
}

/** The search without what has no effect on it: the usual order or distance, and what lacks its words or its place. */
function withoutIdleParts({ sort, within, exact, salary_period, ...query }: JobQuery): JobQuery {
  const sorts = sort !== defaultSort(query) && sort !== 'best-match' && (sort !== 'nearest' || query.near);
  return {
    ...query,
    ...(exact && query.search && { exact }),
    ...(salary_period && (query.salary_min ?? query.salary_max) !== undefined && { salary_period }),
    ...(within && query.near && within !== DEFAULT_RADIUS && { within }),
    ...(sort && sorts && { sort }),
  };
}

const asOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

function withoutFaults(given: Given): { query: JobQuery; faults: string[] } {
  const checked = checkInput(JobQuerySchema, given);
  if (checked.ok) return { query: checked.data, faults: [] };
  const faults = Object.keys(checked.fields)
    .map((path) => path.replace(/\..*/, ''))
    .filter((name) => name in given);
  if (faults.length === 0) return { query: EMPTY_SEARCH, faults };
  const left = withoutFaults(Object.fromEntries(Object.entries(given).filter(([name]) => !faults.includes(name))));
  return { ...left, faults: [...faults, ...left.faults] };
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
