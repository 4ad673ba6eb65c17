import { sql, type Kysely } from 'kysely';

const statements = [
  // Both are trusted extensions: whoever may create tables in the database may add them.
  'create extension if not exists pg_trgm',
  'create extension if not exists fuzzystrmatch',
  'alter table jobs drop column search',
  `alter table jobs add column title_terms text not null default '', add column text_terms text not null default ''`,
  `alter table jobs add column title_search tsvector not null generated always as (
    to_tsvector('english', title) || to_tsvector('simple', title_terms)
  ) stored`,
  `alter table jobs add column search tsvector not null generated always as (
    to_tsvector('english', title || ' ' || category || ' ' || location || ' ' || coalesce(company, '')) ||
    to_tsvector('english', description || ' ' || coalesce(requirements, '')) || to_tsvector('simple', text_terms)
  ) stored`,
  'create index jobs_title_search on jobs using gin (title_search) where closed_at is null',
  'create index jobs_search on jobs using gin (search) where closed_at is null',
  // The terms come with the next sync: a job without them counts as changed.
  `update jobs set content_hash = ''`,
  'create table search_words (word text primary key)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
