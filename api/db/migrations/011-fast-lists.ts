import { sql, type Kysely } from 'kysely';

const statements = [
  // A job's long texts are kept apart from what lists look at: three times as many jobs to a page of the table.
  'alter table jobs set (toast_tuple_target = 512)',
  // The next sync writes every job anew, in that shape.
  `update jobs set content_hash = ''`,
  // A closed job has nothing to search. Not partial, for openJobsUnindexed in jobs/open-jobs.ts.
  'alter table jobs drop column search',
  `alter table jobs add column search tsvector not null generated always as (
    case when closed_at is null then
      to_tsvector('english', title || ' ' || category || ' ' || location || ' ' || coalesce(company, '')) ||
      to_tsvector('english', description || ' ' || coalesce(requirements, '')) || to_tsvector('simple', text_terms)
    else ''::tsvector end
  ) stored`,
  'create index jobs_search on jobs using gin (search)',
  // What lists filter by and are ordered by, in one index: totals are counted and pages found without reading the jobs.
  `create index jobs_filters on jobs (category, location, posted_at desc, id)
    include (job_type, yearly_min, yearly_max) where closed_at is null`,
  // Not partial, so that it serves a search too.
  `create index jobs_places on jobs (location, closed_at, posted_at desc, id) include (job_type, yearly_min, yearly_max)`,
  // Long texts say nothing to the planner, and reading them is most of what statistics cost.
  ...['description', 'requirements', 'benefits'].map(
    (column) => `alter table jobs alter column ${column} set statistics 0`,
  ),
  // A barrier has the whole view made before it is put in order. It holds back functions that would tell what the view
  // leaves out; those that its readers may call tell nothing, and what it leaves out are adverts that once were public.
  'alter view public_jobs set (security_barrier = false)',
  // The transaction that changed jobs last. A total that was counted before it may be wrong.
  'create table jobs_revision (changed_by xid8 not null)',
  'insert into jobs_revision values (pg_current_xact_id())',
  `create function mark_jobs_changed() returns trigger language plpgsql as $$ begin
    update jobs_revision set changed_by = pg_current_xact_id() where changed_by <> pg_current_xact_id();
    return null;
  end $$`,
  `create trigger jobs_changed after insert or update or delete or truncate on jobs
    for each statement execute function mark_jobs_changed()`,
  'alter table jobs_revision enable row level security',
  'revoke all on jobs_revision from public',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
