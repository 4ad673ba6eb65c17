import { sql, type Kysely } from 'kysely';
import { plainLettersSql } from '../../jobs/search/plain-letters.ts';

const words = (expression: string) => `to_tsvector('english', ${plainLettersSql(expression)})`;

const statements = [
  'alter table jobs drop column title_search, drop column search',
  `alter table jobs add column title_search tsvector not null generated always as (
    ${words(`title || ' ' || location`)} || to_tsvector('simple', title_terms || ' ' || place_terms)
  ) stored`,
  `alter table jobs add column search tsvector not null generated always as (
    case when closed_at is null then
      ${words(`title || ' ' || category || ' ' || location || ' ' || coalesce(company, '')`)} ||
      ${words(`description || ' ' || coalesce(requirements, '')`)} ||
      to_tsvector('simple', text_terms || ' ' || place_terms)
    else ''::tsvector end
  ) stored`,
  'create index jobs_title_search on jobs using gin (title_search) where closed_at is null',
  'create index jobs_search on jobs using gin (search)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
