import type { JobSort } from '@site/contract';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { openJobs } from '../open-jobs.ts';
import { JOB_COLUMNS, type JobRow } from '../to-job.ts';

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
  /** The jobs of each group come before those of the next and all others, whatever their order. */
  groups: readonly RawBuilder<SqlBool>[];
  /** How many match. */
  total: number;
  /** About how many are open in all. */
  open: number;
}

export const ORDERS: Record<JobSort, RawBuilder<unknown>> = {
  'best-match': sql`jobs.posted_at desc`,
  newest: sql`jobs.posted_at desc`,
  nearest: sql`jobs.posted_at desc`,
  oldest: sql`jobs.posted_at asc`,
  'salary-high': sql`jobs.yearly_max desc nulls last`,
  'salary-low': sql`jobs.yearly_min asc nulls last`,
};

/** One page of the matching jobs, in order. `offset` is below `total`. */
export async function findPage(
  db: Kysely<Database>,
  { all, inOrder }: MatchingJobsQueries,
  { open, total, groups, sort, limit, offset }: PageRequest,
): Promise<JobRow[]> {
  // Sorting all matches reads `total` jobs. Reading in order until the page is full also reads the jobs between the
  // matches.
  const between = (open / total) * (offset + limit);
  return total < between
    ? sortedPage(db, all, { sort, groups, limit, offset })
    : pageOfGroups(db, inOrder, groups, { sort, limit, offset });
}

/** Materialised, as the planner might otherwise walk an index in order, although matches are too rare for that. */
async function sortedPage(
  db: Kysely<Database>,
  matching: MatchingJobs,
  { sort, groups, limit, offset }: Omit<PageRequest, 'total' | 'open'>,
): Promise<JobRow[]> {
  const groupOf = sql<number>`case ${sql.join(
    [...groups, sql`true`].map((group, index) => sql`when ${group} then ${sql.lit(index)}`),
    sql` `,
  )} end`;
  return db
    .with(
      (name) => name('matching').materialized(),
      () =>
        matching.select(['jobs.id', 'jobs.posted_at', 'jobs.yearly_min', 'jobs.yearly_max', groupOf.as('in_group')]),
    )
    .with('page', (query) =>
      query
        .selectFrom('matching as jobs')
        .select(['jobs.id', 'jobs.in_group'])
        .orderBy('jobs.in_group')
        .orderBy(ORDERS[sort])
        .orderBy('jobs.id')
        .limit(limit)
        .offset(offset),
    )
    .selectFrom('page')
    .innerJoin('jobs', 'jobs.id', 'page.id')
    .select(JOB_COLUMNS.map((column) => `jobs.${column}` as const))
    .orderBy('page.in_group')
    .orderBy(ORDERS[sort])
    .orderBy('jobs.id')
    .execute();
}

/** A query for each group, until the page is full; sorting all matches would read every one. */
async function pageOfGroups(
  db: Kysely<Database>,
  matching: MatchingJobs,
  groups: PageRequest['groups'],
  { sort, limit, offset }: PageWindow & { sort: JobSort },
): Promise<JobRow[]> {
  const found: JobRow[] = [];
  let skipped = offset;
  let others = matching;
  for (const group of groups) {
    const inGroup = others.where(group);
    const rows = await orderedPage(db, inGroup, sort, { limit: limit - found.length, offset: skipped });
    found.push(...rows);
    if (found.length === limit) return found;
    others = skipped > 0 ? others.where(sql<SqlBool>`not ${group}`) : withoutJobs(others, rows);
    if (skipped > 0) skipped = rows.length > 0 ? 0 : skipped - (await countMatches(inGroup));
  }
  return [...found, ...(await orderedPage(db, others, sort, { limit: limit - found.length, offset: skipped }))];
}

/** All of a group by their ids: the titles of the others need not be compared again. */
const withoutJobs = (jobs: MatchingJobs, rows: readonly JobRow[]): MatchingJobs =>
  rows.length > 0
    ? jobs.where(
        'jobs.id',
        'not in',
        rows.map(({ id }) => id),
      )
    : jobs;

/** Looking up a page's jobs by their ids takes about as long as reading so many more in order. */
const FEW_SKIPPED = 100;

/** Where many jobs are skipped, it finds the page's ids before its texts: the others are read from the index alone. */
function orderedPage(
  db: Kysely<Database>,
  matching: MatchingJobs,
  sort: JobSort,
  { limit, offset }: PageWindow,
): Promise<JobRow[]> {
  const page = matching.orderBy(ORDERS[sort]).orderBy('jobs.id').limit(limit).offset(offset);
  const columns = JOB_COLUMNS.map((column) => `jobs.${column}` as const);
  if (offset <= FEW_SKIPPED) return page.select(columns).execute();
  return db
    .with('page', () => page.select('jobs.id'))
    .selectFrom('page')
    .innerJoin('jobs', 'jobs.id', 'page.id')
    .select(columns)
    .orderBy(ORDERS[sort])
    .orderBy('jobs.id')
    .execute();
}

export async function countMatches(matching: MatchingJobs): Promise<number> {
  const { total } = await matching.select((build) => build.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}
