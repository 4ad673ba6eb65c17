import {
  criteriaOf,
  criteriaParameters,
  describeCriteria,
  type EmptySearch,
  type JobAlertCriteria,
} from '@site/contract';
import { sql, type Kysely } from 'kysely';
import type { UnderstoodSearch } from '../../db/schema-jobs.ts';
import type { Database } from '../../db/schema.ts';
import { containing } from '../search/search-query.ts';

/** One row for all that is counted without its text. */
const UNLISTED = sql<boolean>`query = '{}'`;

interface Wanted {
  since: Date;
  /** In the search, its place or any of its filters. */
  text: string | undefined;
  sort: 'searches' | 'latest';
}

interface FoundSearch {
  query: JobAlertCriteria;
  understood: UnderstoodSearch;
  searches: number;
  last_at: Date;
}

/** The searches of a period, each with its counts of all days. */
export function findEmptySearches(db: Kysely<Database>, { since, text, sort }: Wanted) {
  const inPeriod = db
    .selectFrom('empty_searches')
    .select(({ fn }) => [
      'query',
      sql<UnderstoodSearch>`(array_agg(understood order by last_at desc))[1]`.as('understood'),
      fn.sum<number>('searches').as('searches'),
      fn.max('last_at').as('last_at'),
    ])
    .where('last_at', '>', since)
    .where(({ not }) => not(UNLISTED))
    .$if(Boolean(text), (searches) => searches.where(hasText(text!)))
    .groupBy('query');
  const order = sort === 'latest' ? (['last_at', 'searches'] as const) : (['searches', 'last_at'] as const);
  return db
    .selectFrom(inPeriod.as('found'))
    .selectAll()
    .orderBy(order[0], 'desc')
    .orderBy(order[1], 'desc')
    .orderBy('query');
}

const hasText = (text: string) =>
  sql<boolean>`exists (select from jsonb_each_text(query) as part where part.value ilike ${containing(text)})`;

const sumOf = (db: Kysely<Database>, since: Date) =>
  db
    .selectFrom('empty_searches')
    .select(({ fn }) => fn.sum<number | null>('searches').as('searches'))
    .where('last_at', '>', since);

/** How often something was searched for in the period and not found. */
export const countEmptySearches = async (db: Kysely<Database>, since: Date): Promise<number> =>
  (await sumOf(db, since).executeTakeFirstOrThrow()).searches ?? 0;

/** The same, of what is only counted. */
export const countUnlisted = async (db: Kysely<Database>, since: Date): Promise<number> =>
  (await sumOf(db, since).where(UNLISTED).executeTakeFirstOrThrow()).searches ?? 0;

export const toEmptySearch = ({ query, understood, searches, last_at }: FoundSearch): EmptySearch => ({
  description: describeCriteria(query),
  search: query.search ?? '',
  near: query.near ?? '',
  place: understood.place ?? null,
  corrected: understood.corrected ?? null,
  path: `/jobs?${new URLSearchParams(criteriaParameters(criteriaOf(query)))}`,
  searches,
  lastAt: last_at.toISOString(),
});
