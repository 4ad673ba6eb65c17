import { defaultSort, type Job, type JobList, type JobQuery, type JobSort } from '@site/contract';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findAlternatives } from './alternatives.ts';
import { listCorrected, type Search } from './corrected-list.ts';
import { countAlike, totalIn } from './count-alike.ts';
import { countFacets } from './facets.ts';
import { findPage } from './find-page.ts';
import { searchJobs, totalOf, type JobSearch } from './job-search.ts';
import { hourOf } from './matching-jobs.ts';
import { countByLocation, nearestOnPage } from '../nearby/nearest.ts';
import { estimateOpenJobs } from '../open-jobs.ts';
import { notPostcodes } from '../search/not-postcodes.ts';
import { withPlaceInWords } from '../search/place-in-search.ts';
import { toTitleQueries } from '../search/search-query.ts';
import { toJob, type JobRow } from '../to-job.ts';

/**
 * One page of the matching open jobs, and how many match in all. A mistyped search is corrected, and the reply says so;
 * with `exact` it is not. Where nothing is found, the reply has wider searches.
 */
export async function listJobs({ db, clock }: Pick<Services, 'db' | 'clock'>, query: JobQuery): Promise<JobList> {
  const { exact, ...asked } = query;
  const { search } = asked;
  const now = hourOf(clock());
  const list =
    search && !exact
      ? await listCorrected(db, { ...asked, search }, (corrected) => listUnderstood(db, corrected, now))
      : await listMatches(db, asked, now);
  if (list.pagination.total > 0) return list;
  return { ...list, alternatives: await findAlternatives(db, query, { now, place: list.place }) };
}

/**
 * With a place among the words taken as the place, and the reply saying so; with the words as they are where that finds
 * nothing, and they do: 'luton van'.
 */
async function listUnderstood(db: Kysely<Database>, query: Search, now: Date): Promise<JobList> {
  const understood = withPlaceInWords(query);
  const [postcode] = query.near ? [] : notPostcodes(query.search);
  const list = { ...(await listMatches(db, understood, now)), ...(postcode && { postcode }) };
  if (understood === query) return list;
  const { search, near = '', within } = understood;
  const named = within !== query.within && { within };
  const asWords = list.pagination.total === 0 ? await listMatches(db, query, now) : list;
  return asWords.pagination.total > list.pagination.total
    ? asWords
    : { ...list, understood: { search, near, ...named } };
}

async function listMatches(db: Kysely<Database>, query: Omit<JobQuery, 'exact'>, now: Date): Promise<JobList> {
  const { page, limit, sort = defaultSort(query), facets, ...filters } = query;
  const search = await searchJobs(db, filters, now);
  const total = facets ? totalIn(await countAlike(db, search)) : await totalOf(search);
  const offset = (page - 1) * limit;
  const totalPages = Math.ceil(total / limit);
  const { nearby } = search;
  return {
    ...(nearby && { place: nearby.place }),
    jobs: offset < total ? await readPage(db, search, { total, sort, limit, offset }) : [],
    pagination: { page, limit, total, totalPages, hasPrev: page > 1, hasNext: page < totalPages },
    ...(facets && { facets: await countFacets(db, search) }),
  };
}

interface Window {
  total: number;
  sort: JobSort;
  limit: number;
  offset: number;
}

/** Longer ones are asked for by programs, which go on to the others. */
const LONGEST_KEPT = 12;

/** First pages are read most, and kept until the jobs change. */
function readPage(db: Kysely<Database>, search: JobSearch, window: Window): Promise<Job[]> {
  const { cache, key, nearby } = search;
  const { sort, limit, offset } = window;
  const read = async () =>
    (await findRows(db, search, window)).map((row) => toJob(row, nearby?.miles.get(row.location)));
  return offset === 0 && limit <= LONGEST_KEPT ? cache.get(`first ${limit} by ${sort} ${key}`, read) : read();
}

async function findRows(db: Kysely<Database>, search: JobSearch, { sort, ...window }: Window): Promise<JobRow[]> {
  const { cache, key, nearby, run, all, inOrder, filters } = search;
  const open = await cache.get('open', () => estimateOpenJobs(db));
  const isByTitle = sort === 'best-match' || sort === 'nearest';
  const inTitle = filters.search && isByTitle ? toTitleQueries(filters.search) : [];
  const groups = inTitle.map((fitting) => sql<SqlBool>`title_search @@ ${fitting}`);
  const nearest =
    nearby && sort === 'nearest'
      ? nearestOnPage(
          nearby.bands,
          await cache.get(`by location ${key}`, () => run((on) => countByLocation(all(on)))),
          { ...window, groups },
        )
      : undefined;
  return run((on) =>
    findPage(
      on,
      { all: all(on, nearest?.locations), inOrder: inOrder(on, nearest?.locations) },
      { open, sort, groups, ...window, ...nearest },
    ),
  );
}
