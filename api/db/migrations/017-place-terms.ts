import { sql, type Kysely } from 'kysely';

const statements = [
  // The next sync writes the terms: a job without them counts as changed.
  `alter table jobs add column place_terms text not null default ''`,
  'alter table jobs drop column title_search, drop column search',
  `alter table jobs add column title_search tsvector not null generated always as (
    to_tsvector('english', title || ' ' || location) || to_tsvector('simple', title_terms || ' ' || place_terms)
  ) stored`,
  `alter table jobs add column search tsvector not null generated always as (
    case when closed_at is null then
      to_tsvector('english', title || ' ' || category || ' ' || location || ' ' || coalesce(company, '')) ||
      to_tsvector('english', description || ' ' || coalesce(requirements, '')) ||
      to_tsvector('simple', text_terms || ' ' || place_terms)
    else ''::tsvector end
  ) stored`,
  'create index jobs_title_search on jobs using gin (title_search) where closed_at is null',
  'create index jobs_search on jobs using gin (search)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
