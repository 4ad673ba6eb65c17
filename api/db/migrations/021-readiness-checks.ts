import { sql, type Kysely } from 'kysely';

const statements = [
  // One row, which readiness checks overwrite: see api/readiness.ts.
  `create table readiness_checks (
    id integer primary key check (id = 1),
    checked_at timestamptz not null
  )`,
  'alter table readiness_checks enable row level security',
  'revoke all on readiness_checks from public',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
