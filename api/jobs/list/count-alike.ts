import { POSTED_WITHIN, type Facets } from '@site/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { byIndexes, type JobSearch } from './job-search.ts';
import { isPostedWithin } from './matching-jobs.ts';

/** Filters with a list of options. */
export type Group = keyof Facets;

/** Jobs that a filter does not tell apart. Of the columns, those that the filter looks at are set. */
export interface JobsAlike {
  location: string;
  category: string;
  job_type: string | null;
  shifts: number;
  licences: number;
  hours_min: number | null;
  hours_max: number | null;
  /** The fewest of `POSTED_WITHIN` that find them; null where none does. */
  days: number | null;
  /** How many they are. */
  total: number;
}

export type JobsByGroup = ReadonlyMap<Group, readonly JobsAlike[]>;

/** The columns that the filters look at, in the order of the query below. */
const COLUMNS: Readonly<Record<Group, readonly (keyof JobsAlike)[]>> = {
  location: ['location'],
  category: ['category'],
  job_type: ['job_type'],
  shift: ['shifts'],
  licence: ['licences'],
  hours: ['hours_min', 'hours_max'],
  posted_within: ['days'],
};

/** How many of a search's jobs are alike to each filter. One query reads the jobs once, for all filters. */
export const countAlike = (db: Kysely<Database>, search: JobSearch): Promise<JobsByGroup> =>
  search.cache.get(`alike ${search.now.toISOString()} ${search.key}`, () =>
    byIndexes(db, search.filters, (on) => readAlike(on, search)),
  );

async function readAlike(db: Kysely<Database>, { all, now }: JobSearch): Promise<JobsByGroup> {
  const groups = Object.keys(COLUMNS) as Group[];
  const sets = Object.values(COLUMNS).map((columns) => sql`(${sql.join(columns.map((column) => sql.ref(column)))})`);
  const firsts = Object.values(COLUMNS).map(([column]) => sql.ref(column!));
  const days = sql<number | null>`case ${sql.join(
    POSTED_WITHIN.map((each) => sql`when ${isPostedWithin(each, now)} then ${sql.lit(each)}`),
    sql` `,
  )} end`;
  const matching = all(db).select([
    'location',
    'category',
    'job_type',
    'shifts',
    'licences',
    'hours_min',
    'hours_max',
    days.as('days'),
  ]);
  const rows = await db
    .selectFrom(matching.as('matching'))
    .selectAll()
    .select((build) => build.fn.countAll<number>().as('total'))
    // A bit for each filter, the first one's the highest: 0 for the one that looks at these columns.
    .select(sql<number>`grouping(${sql.join(firsts)})`.as('others'))
    .groupBy(sql`grouping sets (${sql.join(sets)})`)
    .execute();
  return Map.groupBy(rows, ({ others }) => groups.toReversed().find((_, bit) => (others & (1 << bit)) === 0)!);
}
