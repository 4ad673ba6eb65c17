import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { countMatches, type MatchingJobs } from './find-page.ts';
import { searchedLocations, type SearchedLocations } from '../nearby/locations.ts';
import { matchingJobs, needsWords, type JobFilters } from './matching-jobs.ts';
import { openJobs, openJobsUnindexed } from '../open-jobs.ts';
import { currentQueryCache, type QueryCache } from '../query-cache.ts';
import { readTerms } from '../search/trade-terms.ts';

/** The open jobs that filters leave, for the queries about them. */
export interface JobSearch {
  filters: JobFilters;
  /** What `posted_within` counts back from. */
  now: Date;
  cache: QueryCache;
  /** The same for every search that finds the same jobs. */
  key: string;
  nearby: SearchedLocations['nearby'];
  /** All of them, in no order. Default: at every location that was searched. */
  all(on: Kysely<Database>, locations?: readonly string[]): MatchingJobs;
  /** The same jobs, as a query that reads them in order until there are enough. */
  inOrder(on: Kysely<Database>, locations?: readonly string[]): MatchingJobs;
  /** Runs queries with the settings that they need. */
  run<Answer>(work: (on: Kysely<Database>) => Promise<Answer>): Promise<Answer>;
}

export async function searchJobs(db: Kysely<Database>, filters: JobFilters, now: Date): Promise<JobSearch> {
  const { texts, nearby } = (await searchedLocations(db, filters)) ?? {};
  const quoted = filters.search ? await quotedJobs(db, filters.search) : undefined;
  const criteria = { filters, quoted, now };
  return {
    filters,
    now,
    cache: await currentQueryCache(db),
    key: searchKey(filters, now),
    nearby,
    all: (on, locations = texts) =>
      matchingJobs(
        filters.search ? openJobsUnindexed(on, quoted ? undefined : needsWords(filters.search)) : openJobs(on),
        { ...criteria, locations, all: true },
      ),
    inOrder: (on, locations = texts) => matchingJobs(openJobs(on), { ...criteria, locations, all: false }),
    run: (work) => (filters.search || isRead(filters) ? byIndexes(db, filters, work) : work(db)),
  };
}

/** One word with a figure that is no term of the trade, as '7.5t' and 'class1' are. */
const mayBeReference = (search: string): boolean => /^\S*\d\S*$/.test(search) && readTerms(search).rest !== '';

/**
 * The ids of the open jobs whose reference, or number in the feed, is the whole search, whatever its case; undefined
 * where there are none.
 */
async function quotedJobs(db: Kysely<Database>, search: string): Promise<string[] | undefined> {
  if (!mayBeReference(search)) return undefined;
  const cache = await currentQueryCache(db);
  return cache.get(`quoted ${search}`, async () => {
    const rows = await openJobs(db)
      .select('id')
      .where((where) =>
        where.or([sql<boolean>`lower(reference) = lower(${search})`, where('external_id', '=', search)]),
      )
      .execute();
    return rows.length > 0 ? rows.map(({ id }) => id) : undefined;
  });
}

export const totalOf = ({ cache, key, run, all }: JobSearch): Promise<number> =>
  cache.get(key, () => run((on) => countMatches(all(on))));

/** Whatever the order of a filter's options; the time counts only where it matters. */
export const searchKey = (filters: JobFilters, now: Date): string =>
  JSON.stringify([
    Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
    filters.posted_within === undefined ? null : now,
  ]);

/** No index leads to jobs with these. */
const isRead = ({ shift, licence, hours }: JobFilters): boolean => Boolean(shift ?? licence ?? hours);

/**
 * Runs queries that find jobs by words, or read what an index includes of every job. The planner may read the table
 * itself only where there is no other way; it would, as it does not know how large the jobs' texts are.
 */
export const byIndexes = <Answer>(
  db: Kysely<Database>,
  { search }: JobFilters,
  work: (db: Kysely<Database>) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    // Words are found by bitmaps; without words, a bitmap would be of all jobs.
    if (!search) await sql`set local enable_bitmapscan = off`.execute(transaction);
    return work(transaction);
  });
