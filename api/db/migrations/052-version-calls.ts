import { sql, type Kysely } from 'kysely';

const statements = [
  // What versions of remotes call of the API, as it was when they were built.
  `create table version_calls (
    remote text not null,
    version text not null,
    calls jsonb not null,
    primary key (remote, version)
  )`,
  'alter table version_calls enable row level security',
  'revoke all on version_calls from public',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
