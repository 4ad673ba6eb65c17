import { sql, type Kysely } from 'kysely';

const statements = [
  // 'driver leeds' is about drivers in Leeds: a title alone hardly ever fits a search that names a place.
  'alter table jobs drop column title_search',
  `alter table jobs add column title_search tsvector not null generated always as (
    to_tsvector('english', title || ' ' || location) || to_tsvector('simple', title_terms)
  ) stored`,
  'create index jobs_title_search on jobs using gin (title_search) where closed_at is null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
