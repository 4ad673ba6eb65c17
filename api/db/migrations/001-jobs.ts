import { sql, type Kysely } from 'kysely';

/** Pounds a year, by which differently paid jobs compare: 52 weeks of 40 hours or 5 days. */
const yearly = (preferred: string, other: string) => `
  coalesce(${preferred}, ${other}) * case salary_period when 'hour' then 2080 when 'day' then 260 else 1 end`;

const statements = [
  `create table jobs (
    id uuid primary key default gen_random_uuid(),
    external_id text not null unique,
    slug text not null unique,
    title text not null,
    company text,
    location text not null,
    salary_min numeric(10, 2) check (salary_min >= 0),
    salary_max numeric(10, 2) check (salary_max >= salary_min),
    salary_period text not null check (salary_period in ('hour', 'day', 'year')),
    yearly_min numeric(14, 2) generated always as (${yearly('salary_min', 'salary_max')}) stored,
    yearly_max numeric(14, 2) generated always as (${yearly('salary_max', 'salary_min')}) stored,
    job_type text,
    category text not null,
    description text not null,
    requirements text,
    benefits text,
    apply_url text,
    posted_at timestamptz not null,
    is_featured boolean not null default false,
    content_hash text not null,
    imported_at timestamptz not null,
    updated_at timestamptz not null,
    closed_at timestamptz,
    search tsvector not null generated always as (
      setweight(to_tsvector('english', title), 'A') ||
      setweight(to_tsvector('english', category || ' ' || location || ' ' || coalesce(company, '')), 'B') ||
      setweight(to_tsvector('english', description || ' ' || coalesce(requirements, '')), 'C')
    ) stored
  )`,
  // Every public query asks for open jobs only.
  'create index jobs_newest on jobs (posted_at desc, id) where closed_at is null',
  'create index jobs_category on jobs (category, posted_at desc, id) where closed_at is null',
  'create index jobs_job_type on jobs (job_type, posted_at desc, id) where closed_at is null',
  'create index jobs_salary_high on jobs (yearly_max desc nulls last, id) where closed_at is null',
  'create index jobs_salary_low on jobs (yearly_min asc nulls last, id) where closed_at is null',
  'create index jobs_search on jobs using gin (search)',
  `create table job_views (
    job_id uuid primary key references jobs on delete cascade,
    view_count integer not null
  )`,
  `create function pounds(amount numeric) returns text immutable language sql as $$
    select '£' || to_char(amount, case when amount = trunc(amount) then 'FM999,999,990' else 'FM999,999,990.00' end)
  $$`,
  `create function salary_text(low numeric, high numeric, period text) returns text immutable language sql as $$
    select case
      when low is null and high is null then 'Competitive salary'
      else case
        when high is null then 'From ' || pounds(low)
        when low is null then 'Up to ' || pounds(high)
        when low = high then pounds(low)
        else pounds(low) || ' - ' || pounds(high)
      end || case period when 'hour' then ' per hour' when 'day' then ' per day' else ' per annum' end
    end
  $$`,
  `create view public_jobs as
    select jobs.id::text as id, title, description, location,
      salary_text(salary_min, salary_max, salary_period) as salary_text,
      job_type, category, requirements, benefits, slug, posted_at as posted_date, is_featured,
      coalesce(job_views.view_count, 0) as view_count, external_id as logicmelon_id
    from jobs left join job_views on job_views.job_id = jobs.id
    where closed_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
