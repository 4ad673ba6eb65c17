import { LICENCES, SHIFTS, type JobQuery, type Licence, type Shift, type WeeklyHours } from '@site/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { MatchingJobs } from './find-page.ts';
import { toBits } from './option-bits.ts';
import { asksForAnything, containing, toSearchQuery, wordsOf } from '../search/search-query.ts';

/** What jobs must match, wherever they are in a list. */
export type JobFilters = Omit<JobQuery, 'page' | 'limit' | 'sort' | 'exact' | 'facets'>;

export interface Criteria {
  filters: JobFilters;
  /** Those of `searchedLocations`; undefined: anywhere. */
  locations?: readonly string[] | undefined;
  /** The ids of `quotedJobs`, which are searched instead of words. */
  quoted?: readonly string[] | undefined;
  /** Whether all of them are wanted, in no order. */
  all: boolean;
  /** What `posted_within` counts back from. */
  now: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The start of its hour: so long a count of recent jobs holds, and can be kept. */
export const hourOf = (time: Date): Date => new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS);

/**
 * A salary filter keeps the jobs whose range overlaps the requested one; jobs without figures match none. Nor do jobs
 * whose advert does not say match a shift, a licence or hours.
 */
export function matchingJobs(jobs: MatchingJobs, { filters, locations, quoted, all, now }: Criteria): MatchingJobs {
  const { search, salary_min, salary_max } = filters;
  let query = jobs;
  if (quoted) query = query.where('id', 'in', quoted);
  else if (search && !asksForAnything(search)) query = query.where(matches(search, all && locations !== undefined));
  if (locations) query = query.where(isAt(locations));
  if (salary_min !== undefined) query = query.where('yearly_max', '>=', salary_min);
  if (salary_max !== undefined) query = query.where('yearly_min', '<=', salary_max);
  for (const name of OPTION_FILTERS) {
    const chosen = [filters[name] ?? []].flat();
    if (chosen.length > 0) query = query.where(optionCondition(name, chosen, now));
  }
  return query;
}

const isAt = (locations: readonly string[]): RawBuilder<SqlBool> => sql`location = any(${locations}::text[])`;

/** The filters with a list of options, but for `location`, whose options are parts of names. */
const OPTION_FILTERS = ['category', 'job_type', 'shift', 'licence', 'hours', 'posted_within'] as const;
type OptionFilter = (typeof OPTION_FILTERS)[number];

export const isPostedWithin = (days: number, now: Date): RawBuilder<SqlBool> =>
  sql`posted_at >= ${new Date(now.getTime() - days * DAY_MS)}`;

/** A range of hours is in every group that it reaches into. */
const HOURS_CONDITIONS: Readonly<Record<WeeklyHours, RawBuilder<SqlBool>>> = {
  'under-30': sql`hours_min < 30`,
  '30-to-45': sql`(hours_min <= 45 and hours_max >= 30)`,
  'over-45': sql`hours_max > 45`,
};

/** Whether a job has one of a filter's options. `HAS_OPTION` in facets.ts says the same of jobs that were counted. */
function optionCondition(filter: OptionFilter, options: readonly (string | number)[], now: Date) {
  switch (filter) {
    case 'category':
      return sql<SqlBool>`category in (${sql.join(options)})`;
    case 'job_type':
      return sql<SqlBool>`job_type in (${sql.join(options)})`;
    case 'shift':
      return sql<SqlBool>`shifts & ${toBits(SHIFTS, options as Shift[])}::smallint <> 0`;
    case 'licence':
      return sql<SqlBool>`licences & ${toBits(LICENCES, options as Licence[])}::smallint <> 0`;
    case 'hours':
      return sql<SqlBool>`(${sql.join(
        (options as WeeklyHours[]).map((chosen) => HOURS_CONDITIONS[chosen]),
        sql` or `,
      )})`;
    case 'posted_within':
      return isPostedWithin(Math.max(...options.map(Number)), now);
  }
}

/** Whether a search finds no job without words, as closed ones are. */
export function needsWords(search: string): RawBuilder<SqlBool> {
  if (asksForAnything(search)) return sql`false`;
  const query = toSearchQuery(search);
  return sql`(numnode(${query}) > 0 and not (''::tsvector @@ ${query}))`;
}

/**
 * What has no searchable word is looked for in titles: words that are too common as words, signs anywhere.
 *
 * @param byIndex whether the words are to be looked up, however frequent. A subquery hides that from the planner: it
 *   would rather unpack the words of each job at a place, for 5 µs each.
 */
function matches(search: string, byIndex: boolean): RawBuilder<SqlBool> {
  const query = toSearchQuery(search);
  const sought = byIndex ? sql`(select ${query})` : query;
  const words = wordsOf(search);
  const inTitle =
    words.length > 0 ? sql`title ~* ${`\\m${words.join('\\W+')}\\M`}` : sql`title ilike ${containing(search)}`;
  return sql`(search @@ ${sought} or (numnode(${query}) = 0 and ${inTitle}))`;
}
