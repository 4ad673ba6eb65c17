import { sql, type Kysely } from 'kysely';

const statements = [
  // When a job that was cleared away had been imported: if it comes back, it is no news.
  `create table cleared_jobs (
    external_id text primary key,
    imported_at timestamptz not null
  )`,
  'alter table cleared_jobs enable row level security',
  'revoke all on cleared_jobs from public',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
