import * as v from 'valibot';
import { inputObject } from './input.ts';
import {
  CHOICE_FILTERS,
  CONTRACT_TYPES,
  DEFAULT_PAGE_SIZE,
  JOB_CATEGORIES,
  JOB_LOCATIONS,
  LICENCES,
  POSTED_WITHIN,
  RADII,
  SALARY_PERIODS,
  SHIFTS,
  WEEKLY_HOURS,
} from './job-options.ts';
import { rowId } from './row-id.ts';

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

const relatedJobs = v.nullish(v.array(JobSchema), () => []);
export const JobDetailsSchema = v.object({ job: JobSchema, relatedJobs });
export type JobDetails = v.InferOutput<typeof JobDetailsSchema>;

/** Open jobs like the closed one, sent with the refusal. */
export const ClosedJobSchema = v.object({ relatedJobs });
export type ClosedJob = v.InferOutput<typeof ClosedJobSchema>;
