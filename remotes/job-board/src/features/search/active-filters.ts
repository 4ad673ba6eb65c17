import { jobTypeText, pounds, type JobQuery } from '@site/contract';
import { refine } from './job-search.ts';

/** One active filter, and the search without it. */
export interface ActiveFilter {
  label: string;
  without: JobQuery;
}

export function activeFilters(query: JobQuery): ActiveFilter[] {
  const { search, location, category, job_type, salary_min, salary_max } = query;
  const filters: (ActiveFilter | undefined)[] = [
    search ? { label: `“${search}”`, without: refine(query, { search: undefined, exact: undefined }) } : undefined,
    location ? { label: location, without: refine(query, { location: undefined }) } : undefined,
    category ? { label: category, without: refine(query, { category: undefined }) } : undefined,
    job_type ? { label: jobTypeText(job_type), without: refine(query, { job_type: undefined }) } : undefined,
    salary_min === undefined
      ? undefined
      : { label: `From ${pounds(salary_min)}`, without: refine(query, { salary_min: undefined }) },
    salary_max === undefined
      ? undefined
      : { label: `Up to ${pounds(salary_max)}`, without: refine(query, { salary_max: undefined }) },
  ];
  return filters.filter((filter) => filter !== undefined);
}

/** Whether all values of a quick filter are chosen. */
export const isApplied = (query: JobQuery, change: Partial<JobQuery>): boolean =>
  Object.entries(change).every(([name, value]) => query[name as keyof JobQuery] === value);

/** The search with a quick filter switched on, or off if it was on. */
export function toggled(query: JobQuery, change: Partial<JobQuery>): JobQuery {
  if (!isApplied(query, change)) return refine(query, change);
  return refine(query, Object.fromEntries(Object.keys(change).map((name) => [name, undefined])));
}
