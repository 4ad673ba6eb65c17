import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import {
  CHOICE_FILTERS,
  CONTRACT_TYPES,
  DEFAULT_PAGE_SIZE,
  JOB_CATEGORIES,
  JOB_LOCATIONS,
  LICENCES,
  POSTED_WITHIN,
  RADII,
  SHIFTS,
  WEEKLY_HOURS,
} from '../../../contract/job-options.ts';
import { JobQuerySchema } from '../../../contract/job-query.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';
import { JobSchema } from '../contract.ts';

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

const PLACE_KINDS = ['town', 'area', 'postcode', 'unknown'] as const;

/** What `near` was understood as. The jobs of an unknown place are those whose location names it. */
const SearchedPlaceSchema = v.object({
  kind: v.picklist(PLACE_KINDS),
  /** 'Salford', 'Greater Manchester', 'M6'. */
  name: v.string(),
  /** The county or region that a town lies in. */
  area: v.optional(v.string()),
  /** Whether an unknown one is known to be outside of the United Kingdom. */
  notCovered: v.optional(v.boolean()),
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

/** What was taken as `search` and as `near` and, where the words name a distance, as `within`. */
const UnderstoodSchema = v.object({ search: v.string(), near: v.string(), within: v.optional(v.picklist(RADII)) });
export type Understood = v.InferOutput<typeof UnderstoodSchema>;

export const JobListSchema = v.object({
  jobs: v.array(JobSchema),
  pagination: PaginationSchema,
  /** Only where the jobs are not those searched for. */
  corrected: v.optional(CorrectionSchema),
  /** Only where a place among the words of the search was taken as `near`, and not with `exact`. */
  understood: v.optional(UnderstoodSchema),
  /** Only where `near` was asked for or understood. */
  place: v.optional(SearchedPlaceSchema),
  /** A word of the search that may also be a postcode: the motorway 'M6'. */
  postcode: v.optional(v.string()),
  facets: v.optional(FacetsSchema),
  /** Only where nothing was found; those that find something, the most first. */
  alternatives: v.optional(v.array(AlternativeSchema)),
});
export type JobList = v.InferOutput<typeof JobListSchema>;

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/get-jobs',
  input: JobQuerySchema,
  reply: JobListSchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Lists open jobs that match a search and filters, by page',
  tag: 'Jobs',
  description:
    'Salaries are pounds a year; pay by the hour or day is compared by its yearly value. A search that finds nothing ' +
    'is tried once more with its typing errors corrected; `corrected` then says so. With `exact=1` it is not. ' +
    '`near` is a town, an area or a postcode, of which only the outward part is used: `place` says what it was ' +
    'understood as. Around towns and postcodes jobs are found within `within` miles, 10 unless given; in an area, ' +
    'those in it and, with `within`, those no further from its towns. A postcode or town in `search` counts as `near`, ' +
    'and miles beside it as `within`; `understood` then says so, and with `exact=1` it does not. ' +
    'A filter may be repeated for several options, any of which may apply. Jobs whose advert does not say match no ' +
    'shift, licence or hours. With `facets=1` the reply says how many jobs each option would find. Where nothing is ' +
    'found, `alternatives` has wider searches. A job is open until it leaves the feed or its closing date has passed.',
  refusals: { 429: TOO_MANY_READS },
  example: { search: 'class 1', location: 'Leeds', sort: 'salary-high' },
};
