import { sql, type Kysely } from 'kysely';

const statements = [
  `create table access_grants (
    id text primary key,
    scope text not null,
    person text not null,
    password_hash text not null,
    created_at timestamptz not null,
    ends_at timestamptz not null,
    revoked_at timestamptz
  )`,
  'alter table access_grants enable row level security',
  'revoke all on access_grants from public',
  // Null for the shared password.
  'alter table sessions add column grant_id text references access_grants',
  'alter table access_log add column grant_id text references access_grants',
  // The names of events are the code's.
  'alter table access_log drop constraint access_log_event_check',
  'create index access_log_grant on access_log (grant_id, at) where grant_id is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
