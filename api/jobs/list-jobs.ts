import { defaultSort, type JobList, type JobQuery, type Pay } from '@site/contract';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/schema.ts';
import { currentQueryCache } from './query-cache.ts';
import { countMatches, findPage, ORDERS, type MatchingJobs } from './find-page.ts';
import { countOpenJobs, openJobs, openJobsUnindexed } from './open-jobs.ts';
import { searchedLocations } from './locations.ts';
import { countByLocation, nearestOnPage } from './nearest.ts';
import { asksForAnything, containing, toSearchQuery, toTitleQueries, wordsOf } from './search/search-text.ts';
import { withPostcodeAsPlace } from './search/postcode-in-search.ts';
import { listCorrected } from './corrected-list.ts';
import { toJob } from './to-job.ts';

/**
 * One page of the matching open jobs, and how many match in all. A mistyped search is corrected, and the reply says so;
 * with `exact` it is not.
 */
export async function listJobs(db: Kysely<Database>, { exact, ...asked }: JobQuery): Promise<JobList> {
  const query = withPostcodeAsPlace(asked);
  const { search } = query;
  return search && !exact
    ? listCorrected(db, { ...query, search }, (corrected) => listMatches(db, corrected))
    : listMatches(db, query);
}

type JobFilters = Omit<JobQuery, 'page' | 'limit' | 'sort' | 'exact' | 'facets'>;

export interface ImportedJobs {
  jobs: (Pay & { slug: string; title: string; company: string | null; location: string })[];
  /** Of all matches, including those beyond the limit. */
  total: number;
}

/** The newest matching open jobs that were imported after `after`, up to `until`. No search is corrected. */
export async function listImportedJobs(
  db: Kysely<Database>,
  filters: JobFilters,
  { after, until, limit }: { after: Date; until: Date; limit: number },
): Promise<ImportedJobs> {
  const understood = withPostcodeAsPlace(filters);
  const searched = await searchedLocations(db, understood);
  const imported = matchingJobs(openJobs(db), understood, searched?.texts)
    .where('imported_at', '>', after)
    .where('imported_at', '<=', until);
  const jobs = await imported
    .select(['slug', 'title', 'company', 'location', 'salary_min', 'salary_max', 'salary_period'])
    .orderBy(ORDERS.newest)
    .orderBy('id')
    .limit(limit)
    .execute();
  return { jobs, total: jobs.length < limit ? jobs.length : await countMatches(imported) };
}

async function listMatches(db: Kysely<Database>, query: Omit<JobQuery, 'exact'>): Promise<JobList> {
  const { page, limit, sort = defaultSort(query), facets: _, ...filters } = query;
  const { search } = filters;
  const run = search ? withoutSequentialScans : directly;
  const cache = await currentQueryCache(db);
  const { texts: locations, nearby } = (await searchedLocations(db, filters)) ?? {};
  const all = (on: Kysely<Database>, texts = locations) =>
    matchingJobs(search ? openJobsUnindexed(on) : openJobs(on), filters, texts);
  const open = await cache.get('open', () => countOpenJobs(db));
  const key = JSON.stringify(filters);
  const total = await cache.get(key, () => run(db, (on) => countMatches(all(on))));
  const inTitle = search && (sort === 'best-match' || sort === 'nearest') ? toTitleQueries(search) : [];
  const groups = inTitle.map((fitting) => sql<SqlBool>`title_search @@ ${fitting}`);
  const window = { open, total, sort, groups, limit, offset: (page - 1) * limit };
  const nearest =
    nearby && sort === 'nearest'
      ? nearestOnPage(
          nearby.bands,
          await cache.get(`by location ${key}`, () => run(db, (on) => countByLocation(all(on)))),
          window,
        )
      : undefined;
  const texts = nearest?.locations ?? locations;
  const rows =
    window.offset < total
      ? await run(db, (on) =>
          findPage(
            on,
            { all: all(on, texts), inOrder: matchingJobs(openJobs(on), filters, texts) },
            { ...window, ...nearest },
          ),
        )
      : [];
  const totalPages = Math.ceil(total / limit);
  return {
    ...(nearby && { place: nearby.place }),
    jobs: rows.map((row) => toJob(row, nearby?.miles.get(row.location))),
    pagination: { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages },
  };
}

type QueryRunner = <Answer>(db: Kysely<Database>, work: (db: Kysely<Database>) => Promise<Answer>) => Promise<Answer>;

const directly: QueryRunner = (db, work) => work(db);

/** The planner may read every job only where there is no other way. */
const withoutSequentialScans: QueryRunner = (db, work) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return work(transaction);
  });

/**
 * A salary filter keeps the jobs whose range overlaps the requested one; jobs without figures match none. `locations`
 * are those of `searchedLocations`.
 */
function matchingJobs(jobs: MatchingJobs, filters: JobFilters, locations?: readonly string[]): MatchingJobs {
  const { search, category, salary_min, salary_max, job_type } = filters;
  let query = jobs;
  if (search && !asksForAnything(search)) query = query.where(matches(search));
  if (category) query = query.where('category', 'in', category);
  if (locations) query = query.where(sql<SqlBool>`location = any(${locations}::text[])`);
  if (salary_min !== undefined) query = query.where('yearly_max', '>=', salary_min);
  if (salary_max !== undefined) query = query.where('yearly_min', '<=', salary_max);
  if (job_type) query = query.where('job_type', 'in', job_type);
  return query;
}

/** What has no searchable word is looked for in titles: words that are too common as words, signs anywhere. */
function matches(search: string): RawBuilder<SqlBool> {
  const query = toSearchQuery(search);
  const words = wordsOf(search);
  const inTitle =
    words.length > 0 ? sql`title ~* ${`\\m${words.join('\\W+')}\\M`}` : sql`title ilike ${containing(search)}`;
  return sql`(search @@ ${query} or (numnode(${query}) = 0 and ${inTitle}))`;
}
