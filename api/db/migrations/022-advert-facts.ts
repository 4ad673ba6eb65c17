import { sql, type Kysely } from 'kysely';
import { factColumns } from '../../jobs/sync/advert-facts/index.ts';

const ROWS_PER_STATEMENT = 200;

const columns = [
  `alter table jobs add column shifts smallint not null default 0, add column licences smallint not null default 0,
    add column hours_min real, add column hours_max real, add column closes_on text,
    add column reference text not null default ''`,
  // Until the next sync, which knows the advertiser's own.
  'update jobs set reference = external_id',
];

/** As in 011-fast-lists, with the new columns: what lists filter by is counted without reading the jobs. */
const indexes = [
  'drop index jobs_filters',
  `create index jobs_filters on jobs (category, location, posted_at desc, id)
    include (job_type, yearly_min, yearly_max, shifts, licences, hours_min, hours_max) where closed_at is null`,
  'drop index jobs_places',
  `create index jobs_places on jobs (location, closed_at, posted_at desc, id)
    include (job_type, yearly_min, yearly_max, shifts, licences, hours_min, hours_max)`,
];

interface OpenJob {
  id: string;
  title: string;
  description: string;
  requirements: string | null;
  postedAt: Date;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of columns) await sql.raw(statement).execute(db);
  for (let last: string | null = null; ;) {
    const jobs: OpenJob[] = await openJobsAfter(db, last);
    if (jobs.length === 0) break;
    await writeFacts(db, jobs);
    last = jobs.at(-1)!.id;
  }
  for (const statement of indexes) await sql.raw(statement).execute(db);
}

async function openJobsAfter(db: Kysely<unknown>, id: string | null): Promise<OpenJob[]> {
  const { rows } = await sql<OpenJob>`
    select id, title, description, requirements, posted_at as "postedAt" from jobs
    where closed_at is null and (${id}::uuid is null or id > ${id}::uuid) order by id limit ${ROWS_PER_STATEMENT}`.execute(
    db,
  );
  return rows;
}

async function writeFacts(db: Kysely<unknown>, jobs: readonly OpenJob[]): Promise<void> {
  const rows = JSON.stringify(jobs.map((job) => ({ id: job.id, ...factColumns(job) })));
  await sql`
    update jobs set shifts = facts.shifts, licences = facts.licences, hours_min = facts.hours_min,
      hours_max = facts.hours_max, closes_on = facts.closes_on
    from json_to_recordset(${rows}::json)
      as facts (id uuid, shifts smallint, licences smallint, hours_min real, hours_max real, closes_on text)
    where jobs.id = facts.id`.execute(db);
}
