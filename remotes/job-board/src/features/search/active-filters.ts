import { jobTypeText, pounds, type ChoiceFilter, type JobQuery } from '@site/contract';
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
    ...(location ?? []).map((label) => ({ label, without: withoutChoice(query, 'location', label) })),
    ...(category ?? []).map((label) => ({ label, without: withoutChoice(query, 'category', label) })),
    ...(job_type ?? []).map((type) => ({ label: jobTypeText(type), without: withoutChoice(query, 'job_type', type) })),
    salary_min === undefined
      ? undefined
      : { label: `From ${pounds(salary_min)}`, without: refine(query, { salary_min: undefined }) },
    salary_max === undefined
      ? undefined
      : { label: `Up to ${pounds(salary_max)}`, without: refine(query, { salary_max: undefined }) },
  ];
  return filters.filter((filter) => filter !== undefined);
}

function withoutChoice(query: JobQuery, filter: ChoiceFilter, option: string): JobQuery {
  const left = (query[filter] as string[]).filter((chosen) => chosen !== option);
  return refine(query, { [filter]: left.length > 0 ? left : undefined });
}

/** Whether all values of a quick filter are chosen. */
export const isApplied = (query: JobQuery, change: Partial<JobQuery>): boolean =>
  Object.entries(change).every(([name, value]) => String(query[name as keyof JobQuery]) === String(value));

/** The search with a quick filter switched on, or off if it was on. */
export function toggled(query: JobQuery, change: Partial<JobQuery>): JobQuery {
  if (!isApplied(query, change)) return refine(query, change);
  return refine(query, Object.fromEntries(Object.keys(change).map((name) => [name, undefined])));
}
