import { POSTED_WITHIN, type Facets } from '@site/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { byIndexes, type JobSearch } from './job-search.ts';
import { isPostedWithin } from './matching-jobs.ts';

/** Filters with a list of options. */
export type Group = keyof Facets;

/** Jobs that some filters do not tell apart. Of the columns, those that one of these filters looks at are set. */
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

/** For each filter, all of a search's jobs. */
export type JobsByGroup = Readonly<Record<Group, readonly JobsAlike[]>>;

/** Each a few hundred at most, however many jobs there are: what they are, where they are, how old they are. */
const KIND = ['category', 'job_type', 'shifts', 'licences', 'hours_min', 'hours_max'] as const;
const SETS = [KIND, ['location'], ['days']] as const;

/** How many of a search's jobs are alike. One query reads the jobs once, for all filters. */
export const countAlike = (db: Kysely<Database>, search: JobSearch): Promise<JobsByGroup> =>
  search.cache.get(`alike ${search.now.toISOString()} ${search.key}`, () =>
    byIndexes(db, search.filters, (on) => readAlike(on, search)),
  );

/** How many they are together. */
export const totalIn = ({ location }: JobsByGroup): number => location.reduce((sum, { total }) => sum + total, 0);

async function readAlike(db: Kysely<Database>, { all, now }: JobSearch): Promise<JobsByGroup> {
  // The planner expects nearly as many sorts of jobs as jobs, and would put all jobs in order on the disk.
  await sql`set local enable_sort = off`.execute(db);
  await sql`set local work_mem = '64MB'`.execute(db);
  const days = sql<number | null>`case ${sql.join(
    POSTED_WITHIN.map((each) => sql`when ${isPostedWithin(each, now)} then ${sql.lit(each)}`),
    sql` `,
  )} end`;
  const rows = await db
    .selectFrom(
      all(db)
        .select([...KIND, 'location', days.as('days')])
        .as('matching'),
    )
    .selectAll()
    .select((build) => build.fn.countAll<number>().as('total'))
    .select(sql<number>`grouping(category, location, days)`.as('others'))
    .groupBy(
      sql`grouping sets (${sql.join(SETS.map((set) => sql`(${sql.join(set.map((column) => sql.ref(column)))})`))})`,
    )
    .execute();
  // A bit for each set but the one that these jobs have in common.
  const [byKind = [], byPlace = [], byAge = []] = [0b011, 0b101, 0b110].map((others) =>
    rows.filter((row) => row.others === others),
  );
  return {
    location: byPlace,
    category: byKind,
    job_type: byKind,
    shift: byKind,
    licence: byKind,
    hours: byKind,
    posted_within: byAge,
  };
}
