import { sql, type Kysely } from 'kysely';

const statements = [
  `create table scheduled_tasks (
    name text primary key,
    started_at timestamptz not null
  )`,
  'alter table access_log add column is_held boolean not null default false',
  `create index form_submissions_email on form_submissions (lower(content->>'email'), submitted_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
