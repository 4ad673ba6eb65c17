export const JOB_SORTS = ['best-match', 'newest', 'oldest', 'salary-high', 'salary-low', 'nearest'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

export const PAGE_SIZES = [12, 24, 48] as const;
export const DEFAULT_PAGE_SIZE = PAGE_SIZES[0];
/** The most rows one call returns. */
export const MAX_PAGE_SIZE = 100;
export const MAX_SEARCH_LENGTH = 200;
export const MAX_PLACE_LENGTH = 100;

export const JOB_LOCATIONS = [
  'London',
  'Birmingham',
  'Manchester',
  'Leeds',
  'Liverpool',
  'Bristol',
  'Sheffield',
  'Edinburgh',
  'Glasgow',
] as const;
/** What visitors know as specialisations; the `category` of a job. */
export const JOB_CATEGORIES = [
  'HGV Driver',
  'Van Driver',
  'Warehouse',
  'Admin',
  'Management',
  'Transport',
  'Logistics',
] as const;
export const CONTRACT_TYPES = ['permanent', 'contract', 'temporary', 'part-time'] as const;
/** Every value `job_type` may hold; the filter offers `CONTRACT_TYPES`. */
export const JOB_TYPES = ['full-time', ...CONTRACT_TYPES] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Categories of driving licence, as an advert asks for them. */
export const LICENCES = ['B', 'C1', 'C', 'C+E', 'D1', 'D'] as const;
export type Licence = (typeof LICENCES)[number];
export const SHIFTS = ['days', 'nights', 'earlies', 'lates', 'weekends', 'rotating'] as const;
export type Shift = (typeof SHIFTS)[number];
/** Hours a week: fewer than 30, 30 to 45, more than 45. */
export const WEEKLY_HOURS = ['under-30', '30-to-45', 'over-45'] as const;
export type WeeklyHours = (typeof WEEKLY_HOURS)[number];
/** Miles around a place. */
export const RADII = [5, 10, 15, 20, 30, 50] as const;
export const DEFAULT_RADIUS = 10;
/** Days since an advert was posted. */
export const POSTED_WITHIN = [1, 3, 7, 14] as const;

export const SALARY_PERIODS = ['hour', 'day', 'year'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** The filters of which several options may be chosen. */
export const CHOICE_FILTERS = ['location', 'category', 'job_type', 'shift', 'licence', 'hours'] as const;
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number];

/** How many jobs like one are shown with it. */
export const RELATED_JOBS_LIMIT = 4;
