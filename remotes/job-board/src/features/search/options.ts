import {
  CONTRACT_TYPES,
  JOB_CATEGORIES,
  JOB_LOCATIONS,
  JOB_SORTS,
  jobTypeText,
  PAGE_SIZES,
  type JobQuery,
  type JobSort,
} from '@site/contract';

export interface Option {
  value: string;
  label: string;
}

const named = (names: readonly string[]): Option[] => names.map((name) => ({ value: name, label: name }));

export const locationOptions: Option[] = [{ value: '', label: 'All locations' }, ...named(JOB_LOCATIONS)];
export const categoryOptions: Option[] = [{ value: '', label: 'All specialisations' }, ...named(JOB_CATEGORIES)];
export const contractOptions: Option[] = [
  { value: '', label: 'All contract types' },
  ...CONTRACT_TYPES.map((type) => ({ value: type, label: jobTypeText(type) })),
];

const SORT_LABELS: Record<JobSort, string> = {
  'best-match': 'Best match',
  newest: 'Newest',
  oldest: 'Oldest',
  'salary-high': 'Highest salary',
  'salary-low': 'Lowest salary',
  nearest: 'Nearest',
};
/** 'Best match' needs words, and 'Nearest' a place. */
export const sortOptions = ({ search, near }: JobQuery): Option[] =>
  JOB_SORTS.filter((sort) => (sort !== 'best-match' || search) && (sort !== 'nearest' || near)).map((value) => ({
    value,
    label: SORT_LABELS[value],
  }));
export const pageSizeOptions: Option[] = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** The options plus the chosen value, because a URL may contain one that is not offered. */
export const withChosen = (options: Option[], chosen: string): Option[] =>
  options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }];

export const quickFilters: readonly { label: string; change: Partial<JobQuery> }[] = [
  { label: '£30,000 and over', change: { salary_min: 30_000 } },
  { label: 'London', change: { location: ['London'] } },
  { label: 'Permanent', change: { job_type: ['permanent'] } },
];

export const popularSearches = ['HGV Driver', 'Warehouse', 'Management', 'Logistics', 'Forklift'] as const;
