import * as v from 'valibot';
import { inputObject } from './input.ts';
import { withoutInwardPart } from './postcode.ts';
import { rowId } from './row-id.ts';

export const JOB_SORTS = ['best-match', 'newest', 'oldest', 'salary-high', 'salary-low', 'nearest'] as const;
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

/** Categories of driving licence, as an advert asks for them. */
export const LICENCES = ['B', 'C1', 'C', 'C+E', 'D1', 'D'] as const;
export type Licence = (typeof LICENCES)[number];
export const SHIFTS = ['days', 'nights', 'earlies', 'lates', 'weekends', 'rotating'] as const;
export type Shift = (typeof SHIFTS)[number];
/** Hours a week: fewer than 30, 30 to 45, more than 45. */
export const WEEKLY_HOURS = ['under-30', '30-to-45', 'over-45'] as const;
export type WeeklyHours = (typeof WEEKLY_HOURS)[number];
/** Miles around a place. */
export const RADII = [5, 10, 20, 30, 50] as const;
export const DEFAULT_RADIUS = 10;
/** Days since an advert was posted. */
export const POSTED_WITHIN = [1, 3, 7, 14] as const;

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

export const MAX_PLACE_LENGTH = 100;
const MAX_CHOICES = 20;
const TOO_MANY_CHOICES = `Please choose at most ${MAX_CHOICES} options of a filter`;

const filterText = v.pipe(v.string(), v.trim(), v.maxLength(100, 'Filter is too long'));

/** One option, or several of which any may apply, as a repeated parameter. */
const choices = <Option extends v.GenericSchema<string, string>>(option: Option) =>
  v.pipe(
    v.union(
      [option, v.pipe(v.array(option), v.maxLength(MAX_CHOICES, TOO_MANY_CHOICES))],
      ({ input, issues }) => (Array.isArray(input) ? issues?.at(-1) : issues?.at(0))?.message ?? 'Unknown option',
    ),
    v.transform((chosen): v.InferOutput<Option>[] => [...new Set([chosen].flat())]),
  );

const oneOf = <Value extends number>(values: readonly Value[], message: string) =>
  v.pipe(wholeNumber(message), v.picklist(values, message));

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
  category: v.optional(choices(filterText)),
  location: v.optional(choices(filterText)),
  /**
   * A town or postcode that the jobs are no further from than `within` miles (default: `DEFAULT_RADIUS`), or an area
   * that they are in, or with `within` no further from. Of a postcode, only the outward part is used.
   */
  near: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(MAX_PLACE_LENGTH, 'Place is too long'), v.transform(withoutInwardPart)),
  ),
  within: v.optional(oneOf(RADII, 'Unknown distance')),
  salary_min: v.optional(wholeNumber('Minimum salary must be a whole number of pounds')),
  salary_max: v.optional(wholeNumber('Maximum salary must be a whole number of pounds')),
  job_type: v.optional(choices(v.picklist(JOB_TYPES, 'Unknown contract type'))),
  shift: v.optional(choices(v.picklist(SHIFTS, 'Unknown shift pattern'))),
  licence: v.optional(choices(v.picklist(LICENCES, 'Unknown licence'))),
  hours: v.optional(choices(v.picklist(WEEKLY_HOURS, 'Unknown weekly hours'))),
  posted_within: v.optional(oneOf(POSTED_WITHIN, 'Unknown number of days')),
  /** Default: `defaultSort`. */
  sort: v.optional(v.picklist(JOB_SORTS, 'Unknown sort order')),
  /** '1': the reply has `facets`. */
  facets: v.optional(v.picklist(['1'], 'Facets is 1, or left out')),
  /** '1': the search is not corrected, even if nothing matches it. */
  exact: v.optional(v.picklist(['1'], 'Exact is 1, or left out')),
});
export type JobQueryInput = v.InferInput<typeof JobQuerySchema>;
export type JobQuery = v.InferOutput<typeof JobQuerySchema>;

/** The order of a search that asks for none. */
export const defaultSort = ({ search }: Pick<JobQuery, 'search'>): JobSort => (search ? 'best-match' : 'newest');

/** The filters of which several options may be chosen. */
export const CHOICE_FILTERS = ['location', 'category', 'job_type', 'shift', 'licence', 'hours'] as const;
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number];

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
  /** The advert's number, which candidates quote. Here and below: left out where it is not known. */
  reference: v.optional(v.string()),
  /** The last day for applications: 'YYYY-MM-DD'. */
  closes_on: v.optional(v.string()),
  weekly_hours: v.optional(v.object({ min: v.number(), max: v.number() })),
  shifts: v.optional(v.array(v.picklist(SHIFTS))),
  licences: v.optional(v.array(v.picklist(LICENCES))),
  /** The county or region of `location`: 'Greater Manchester'. */
  area: v.optional(v.string()),
  /** Degrees, WGS 84. */
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  /** Whole miles from the place that was asked for. */
  distance: v.optional(v.number()),
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

export const PLACE_KINDS = ['town', 'area', 'postcode', 'unknown'] as const;

/** What `near` was understood as. The jobs of an unknown place are those whose location names it. */
const SearchedPlaceSchema = v.object({
  kind: v.picklist(PLACE_KINDS),
  /** 'Salford', 'Greater Manchester', 'M6'. */
  name: v.string(),
  /** The county or region that a town lies in. */
  area: v.optional(v.string()),
  /** Known places that an unknown one may be meant to be. */
  meant: v.optional(v.array(v.string())),
});
export type SearchedPlace = v.InferOutput<typeof SearchedPlaceSchema>;

const counts = v.optional(v.record(v.string(), v.number()));
/** Filter -> option -> how many jobs choosing just this option of the filter would find. */
const FacetsSchema = v.object({
  location: counts,
  category: counts,
  job_type: counts,
  shift: counts,
  licence: counts,
  hours: counts,
  posted_within: counts,
});
export type Facets = v.InferOutput<typeof FacetsSchema>;

/** The options that facets count, and any others that were chosen. */
export const FACET_OPTIONS = {
  location: JOB_LOCATIONS,
  category: JOB_CATEGORIES,
  job_type: CONTRACT_TYPES,
  shift: SHIFTS,
  licence: LICENCES,
  hours: WEEKLY_HOURS,
  posted_within: POSTED_WITHIN,
} as const satisfies Record<keyof Facets, readonly (string | number)[]>;

/** The parts of a search that an alternative may leave out. */
export const DROPPABLE = ['search', 'near', ...CHOICE_FILTERS, 'salary_min', 'salary_max', 'posted_within'] as const;

/** A wider search and how many jobs it finds: without one of the filters, or within more miles. */
const AlternativeSchema = v.object({
  drop: v.optional(v.picklist(DROPPABLE)),
  within: v.optional(v.picklist(RADII)),
  total: v.number(),
});
export type Alternative = v.InferOutput<typeof AlternativeSchema>;

export const JobListSchema = v.object({
  jobs: v.array(JobSchema),
  pagination: PaginationSchema,
  /** Only where the jobs are not those searched for. */
  corrected: v.optional(CorrectionSchema),
  /** Only where `near` was asked for. */
  place: v.optional(SearchedPlaceSchema),
  facets: v.optional(FacetsSchema),
  /** Only where nothing was found; those that find something, the most first. */
  alternatives: v.optional(v.array(AlternativeSchema)),
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
