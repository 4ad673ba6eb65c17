import { sql, type Kysely } from 'kysely';

const statements = [
  // What was searched for without finding a job, by day; '{}' stands for all that is counted without its text.
  `create table empty_searches (
    day date not null,
    query jsonb not null,
    understood jsonb not null,
    searches integer not null,
    last_at timestamptz not null,
    primary key (day, query)
  )`,
  'alter table empty_searches enable row level security',
  'revoke all on empty_searches from public',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
