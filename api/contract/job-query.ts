import * as v from 'valibot';
import {
  DEFAULT_PAGE_SIZE,
  JOB_SORTS,
  JOB_TYPES,
  LICENCES,
  MAX_PAGE_SIZE,
  MAX_PLACE_LENGTH,
  MAX_SEARCH_LENGTH,
  POSTED_WITHIN,
  RADII,
  SHIFTS,
  WEEKLY_HOURS,
  type JobSort,
} from './job-options.ts';
import { withoutInwardPart, withPostcodeAsPlace } from './postcode.ts';
import { plainSigns } from './text.ts';

/** A whole number that may arrive as text, as everything in a query string does. */
const wholeNumber = (message: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, message))], message),
    v.transform(Number),
    v.number(),
    v.safeInteger(message),
    v.minValue(0, message),
  );

const MAX_CHOICES = 20;
const TOO_MANY_CHOICES = `Please choose at most ${MAX_CHOICES} options of a filter`;

/** Words to be looked up, in whatever signs they were typed. */
export const searched = (maxLength: number, tooLong: string) =>
  v.pipe(v.string(), v.transform(plainSigns), v.trim(), v.maxLength(maxLength, tooLong));

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

/** Salaries are pounds a year; hourly and daily pay is compared by its yearly value. */
const JobQueryParts = v.object({
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
  search: v.optional(searched(MAX_SEARCH_LENGTH, `Search must be at most ${MAX_SEARCH_LENGTH} characters`)),
  category: v.optional(choices(filterText)),
  location: v.optional(choices(filterText)),
  /**
   * A town or postcode that the jobs are no further from than `within` miles (default: `DEFAULT_RADIUS`), or an area
   * that they are in, or with `within` no further from. Of a postcode, only the outward part is used.
   */
  near: v.optional(v.pipe(searched(MAX_PLACE_LENGTH, 'Place is too long'), v.transform(withoutInwardPart))),
  within: v.optional(oneOf(RADII, 'Unknown distance')),
  salary_min: v.optional(wholeNumber('Minimum salary must be a whole number of pounds')),
  salary_max: v.optional(wholeNumber('Maximum salary must be a whole number of pounds')),
  /** How the salaries were typed, if not by the year: texts say them so. */
  salary_period: v.optional(v.picklist(['hour', 'day'], 'Unknown period of pay')),
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

/** Query of get-jobs. */
export const JobQuerySchema = v.pipe(JobQueryParts, v.transform(withPostcodeAsPlace));
export type JobQueryInput = v.InferInput<typeof JobQuerySchema>;
export type JobQuery = v.InferOutput<typeof JobQuerySchema>;

/** The order of a search that asks for none. */
export const defaultSort = ({ search }: Pick<JobQuery, 'search'>): JobSort => (search ? 'best-match' : 'newest');
