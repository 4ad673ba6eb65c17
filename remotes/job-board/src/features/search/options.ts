import {
  CONTRACT_TYPES,
  JOB_CATEGORIES,
  JOB_LOCATIONS,
  JOB_SORTS,
  jobTypeText,
  optionText,
  LICENCES,
  PAGE_SIZES,
  POSTED_WITHIN,
  RADII,
  SHIFTS,
  WEEKLY_HOURS,
  type ChoiceFilter,
  type JobQuery,
  type JobSort,
  type WeeklyHours,
} from '@site/contract';

export interface Option {
  value: string;
  label: string;
}

const labelled = <Value extends string | number>(values: readonly Value[], labelOf: (value: Value) => string) =>
  values.map((value): Option => ({ value: String(value), label: labelOf(value) }));

const HOURS_TEXT: Record<WeeklyHours, string> = {
  'under-30': 'Under 30 hours',
  '30-to-45': '30 to 45 hours',
  'over-45': 'Over 45 hours',
};

interface Filter {
  title: string;
  values: readonly string[];
  labelOf: (value: string) => string;
}

const asItIs = (value: string) => value;

/** The filters of which several options may be chosen. */
export const FILTERS: Readonly<Record<ChoiceFilter, Filter>> = {
  location: { title: 'Location', values: JOB_LOCATIONS, labelOf: asItIs },
  category: { title: 'Specialisation', values: JOB_CATEGORIES, labelOf: asItIs },
  job_type: { title: 'Contract type', values: CONTRACT_TYPES, labelOf: jobTypeText },
  shift: { title: 'Shift pattern', values: SHIFTS, labelOf: (shift) => optionText('shift', shift) },
  licence: { title: 'Licence', values: LICENCES, labelOf: (licence) => optionText('licence', licence) },
  hours: { title: 'Weekly hours', values: WEEKLY_HOURS, labelOf: (hours) => HOURS_TEXT[hours as WeeklyHours] ?? hours },
};

/** A filter's options plus the chosen ones, because a URL may contain one that is not offered. */
export const optionsOf = (filter: ChoiceFilter, chosen: readonly string[]): Option[] => {
  const { values, labelOf } = FILTERS[filter];
  return labelled([...new Set([...values, ...chosen])], labelOf);
};

export const postedText = (days: number): string => (days === 1 ? 'Last 24 hours' : `Last ${days} days`);
export const postedOptions: Option[] = [{ value: '', label: 'Any time' }, ...labelled(POSTED_WITHIN, postedText)];

export const radiusOptions: Option[] = labelled(RADII, (miles) => `${miles} miles`);

const SORT_TEXT: Record<JobSort, string> = {
  'best-match': 'Best match',
  newest: 'Newest',
  oldest: 'Oldest',
  'salary-high': 'Highest salary',
  'salary-low': 'Lowest salary',
  nearest: 'Nearest',
};
/** 'Best match' needs words, and 'Nearest' a place. */
export const sortOptions = ({ search, near }: JobQuery): Option[] =>
  labelled(
    JOB_SORTS.filter((sort) => (sort !== 'best-match' || search) && (sort !== 'nearest' || near)),
    (sort) => SORT_TEXT[sort],
  );
export const pageSizeOptions: Option[] = labelled(PAGE_SIZES, String);

export const quickFilters: readonly { label: string; change: Partial<JobQuery> }[] = [
  { label: '£30,000+', change: { salary_min: 30_000 } },
  { label: 'London', change: { location: ['London'] } },
  { label: 'Permanent', change: { job_type: ['permanent'] } },
];

export const popularSearches = ['HGV Driver', 'Warehouse', 'Management', 'Logistics', 'Forklift'] as const;
