import * as v from 'valibot';
import { inputObject } from './input.ts';
import { rowId } from './row-id.ts';

export const JOB_SORTS = ['newest', 'oldest', 'salary-high', 'salary-low'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

export const PAGE_SIZES = [12, 24, 48] as const;
export const DEFAULT_PAGE_SIZE = PAGE_SIZES[0];
/** The most rows one call returns. */
export const MAX_PAGE_SIZE = 100;
export const MAX_SEARCH_LENGTH = 200;

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

export const SALARY_PERIODS = ['hour', 'day', 'year'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** A whole number that may arrive as text, as everything in a query string does. */
const wholeNumber = (message: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, message))], message),
    v.transform(Number),
    v.number(),
    v.safeInteger(message),
    v.minValue(0, message),
  );

const filterText = v.pipe(v.string(), v.trim(), v.maxLength(100, 'Filter is too long'));

/** Query of get-jobs. Salaries are pounds a year; hourly and daily pay is compared by its yearly value. */
export const JobQuerySchema = v.object({
  page: v.optional(
    v.pipe(
      wholeNumber('Page must be a whole number of 1 or more'),
      v.minValue(1, 'Page must be a whole number of 1 or more'),
      v.maxValue(1_000_000, 'Page is too large'),
    ),
    1,
  ),
  limit: v.optional(
    v.pipe(
      wholeNumber(`Limit must be a whole number from 1 to ${MAX_PAGE_SIZE}`),
      v.minValue(1, `Limit must be a whole number from 1 to ${MAX_PAGE_SIZE}`),
      v.maxValue(MAX_PAGE_SIZE, `Limit must be a whole number from 1 to ${MAX_PAGE_SIZE}`),
    ),
    DEFAULT_PAGE_SIZE,
  ),
  search: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_SEARCH_LENGTH, `Search must be at most ${MAX_SEARCH_LENGTH} characters`),
    ),
  ),
  category: v.optional(filterText),
  location: v.optional(filterText),
  salary_min: v.optional(wholeNumber('Minimum salary must be a whole number of pounds')),
  salary_max: v.optional(wholeNumber('Maximum salary must be a whole number of pounds')),
  job_type: v.optional(v.picklist(JOB_TYPES, 'Unknown contract type')),
  sort: v.optional(v.picklist(JOB_SORTS, 'Unknown sort order'), 'newest'),
  /** '1': the search is not corrected, even if nothing matches it. */
  exact: v.optional(v.picklist(['1'], 'Exact is 1, or left out')),
});
export type JobQueryInput = v.InferInput<typeof JobQuerySchema>;
export type JobQuery = v.InferOutput<typeof JobQuerySchema>;

export const JobSchema = v.object({
  id: rowId,
  slug: v.string(),
  title: v.string(),
  /** Null where the client is not named. */
  company: v.nullish(v.string(), null),
  location: v.nullish(v.string(), ''),
  /** Pounds per `salary_period`; null where not published. */
  salary_min: v.nullish(v.number(), null),
  salary_max: v.nullish(v.number(), null),
  /** 'year' where the reply names no period, or an unknown one. */
  salary_period: v.fallback(v.picklist(SALARY_PERIODS), 'year'),
  job_type: v.nullish(v.string(), null),
  category: v.nullish(v.string(), ''),
  /** HTML, sanitised before it is stored. */
  description: v.nullish(v.string(), ''),
  /** HTML, sanitised; null where the advert has none. */
  requirements: v.nullish(v.string(), null),
  benefits: v.nullish(v.string(), null),
  /** The advertiser's own application page (https), where there is one. */
  apply_url: v.nullish(v.string(), null),
  /** ISO 8601, UTC. */
  created_at: v.string(),
});
export type Job = v.InferOutput<typeof JobSchema>;

export const PaginationSchema = v.object({
  /** As in the query; a reply may leave `page` and `limit` out. */
  page: v.nullish(v.number(), 1),
  limit: v.nullish(v.number(), DEFAULT_PAGE_SIZE),
  /** Matching jobs over all pages. */
  total: v.number(),
  totalPages: v.number(),
  hasPrev: v.boolean(),
  hasNext: v.boolean(),
});
export type Pagination = v.InferOutput<typeof PaginationSchema>;

/** A search that nothing matched, and the one that was answered instead. */
const CorrectionSchema = v.object({ from: v.string(), to: v.string() });
export type Correction = v.InferOutput<typeof CorrectionSchema>;

export const JobListSchema = v.object({
  jobs: v.array(JobSchema),
  pagination: PaginationSchema,
  /** Only where the jobs are not those searched for. */
  corrected: v.optional(CorrectionSchema),
});
export type JobList = v.InferOutput<typeof JobListSchema>;

export const JobDetailsQuerySchema = inputObject({
  slug: v.pipe(
    v.string('Slug is required'),
    v.trim(),
    v.nonEmpty('Slug is required'),
    v.maxLength(200, 'Slug is too long'),
  ),
});

export const RELATED_JOBS_LIMIT = 4;
const relatedJobs = v.nullish(v.array(JobSchema), () => []);
export const JobDetailsSchema = v.object({ job: JobSchema, relatedJobs });
export type JobDetails = v.InferOutput<typeof JobDetailsSchema>;

/** Open jobs like the closed one, sent with the refusal. */
export const ClosedJobSchema = v.object({ relatedJobs });
export type ClosedJob = v.InferOutput<typeof ClosedJobSchema>;
