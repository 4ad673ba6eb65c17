import type { JobSort } from '@site/contract';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { openJobs } from './open-jobs.ts';
import { JOB_COLUMNS, type JobRow } from './to-job.ts';

/** Open jobs, some of them filtered out; nothing is selected yet. */
export type MatchingJobs = ReturnType<typeof openJobs>;

interface PageWindow {
  limit: number;
  offset: number;
}

/** The same jobs, as a query that finds all of them and as one that reads them in order until there are enough. */
interface MatchingJobsQueries {
  all: MatchingJobs;
  inOrder: MatchingJobs;
}

interface PageRequest extends PageWindow {
  sort: JobSort;
  /** Jobs that come before all others, whatever their order. */
  first?: RawBuilder<SqlBool> | undefined;
  /** How many match, and how many are open in all. */
  total: number;
  open: number;
}

export const ORDERS: Record<JobSort, RawBuilder<unknown>> = {
  newest: sql`jobs.posted_at desc`,
  oldest: sql`jobs.posted_at asc`,
  'salary-high': sql`jobs.yearly_max desc nulls last`,
  'salary-low': sql`jobs.yearly_min asc nulls last`,
};

/** One page of the matching jobs, in order. `offset` is below `total`. */
export async function findPage(
  db: Kysely<Database>,
  { all, inOrder }: MatchingJobsQueries,
  { open, total, first, sort, limit, offset }: PageRequest,
): Promise<JobRow[]> {
  // Sorting all matches reads `total` jobs. Reading in order until the page is full also reads the jobs between the
  // matches.
  const between = (open / total) * (offset + limit);
  if (total < between) return sortedPage(db, all, { sort, first, limit, offset });
  return first
    ? pageOfTwoParts(db, inOrder, first, { sort, limit, offset })
    : orderedPage(db, inOrder, sort, { limit, offset });
}

/** Materialised, as the planner might otherwise walk an index in order, although matches are too rare for that. */
async function sortedPage(
  db: Kysely<Database>,
  matching: MatchingJobs,
  { sort, first = sql`false`, limit, offset }: Omit<PageRequest, 'total' | 'open'>,
): Promise<JobRow[]> {
  return db
    .with(
      (name) => name('matching').materialized(),
      () => matching.select(['jobs.id', 'jobs.posted_at', 'jobs.yearly_min', 'jobs.yearly_max', first.as('is_first')]),
    )
    .with('page', (query) =>
      query
        .selectFrom('matching as jobs')
        .select(['jobs.id', 'jobs.is_first'])
        .orderBy('jobs.is_first', 'desc')
        .orderBy(ORDERS[sort])
        .orderBy('jobs.id')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('page')
    .innerJoin('jobs', 'jobs.id', 'page.id')
    .select(JOB_COLUMNS.map((column) => `jobs.${column}` as const))
    .orderBy('page.is_first', 'desc')
    .orderBy(ORDERS[sort])
    .orderBy('jobs.id')
    .execute();
}

/** Two queries, so that either stops when the page is full; sorting all matches would read every one. */
async function pageOfTwoParts(
  db: Kysely<Database>,
  matching: MatchingJobs,
  first: RawBuilder<SqlBool>,
  { sort, limit, offset }: PageWindow & { sort: JobSort },
): Promise<JobRow[]> {
  const leading = matching.where(first);
  const head = await orderedPage(db, leading, sort, { limit, offset });
  if (head.length === limit) return head;
  const before = head.length > 0 || offset === 0 ? offset + head.length : await countMatches(leading);
  const tail = await orderedPage(db, matching.where(sql<SqlBool>`not ${first}`), sort, {
    limit: limit - head.length,
    offset: offset + head.length - before,
  });
  return [...head, ...tail];
}

/** Finds the page's ids before its texts, so that skipped rows are read from the index alone. */
function orderedPage(
  db: Kysely<Database>,
  matching: MatchingJobs,
  sort: JobSort,
  { limit, offset }: PageWindow,
): Promise<JobRow[]> {
  return db
    .with('page', () => matching.select('jobs.id').orderBy(ORDERS[sort]).orderBy('jobs.id').limit(limit).offset(offset))
    .selectFrom('page')
    .innerJoin('jobs', 'jobs.id', 'page.id')
    .select(JOB_COLUMNS.map((column) => `jobs.${column}` as const))
    .orderBy(ORDERS[sort])
    .orderBy('jobs.id')
    .execute();
}

export async function countMatches(matching: MatchingJobs): Promise<number> {
  const { total } = await matching.select((build) => build.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}
