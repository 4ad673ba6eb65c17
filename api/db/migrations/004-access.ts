import { sql, type Kysely } from 'kysely';

const scopes = `('lcrca', 'transport-uk', 'staff')`;

const statements = [
  `create table installation_secret (
    id integer primary key check (id = 1),
    value text not null
  )`,
  `create table rate_limits (
    key text primary key,
    attempts integer not null,
    ends_at timestamptz not null
  )`,
  'create index rate_limits_ends_at on rate_limits (ends_at)',
  `create table sessions (
    id uuid primary key,
    token_hash text not null unique,
    scope text not null check (scope in ${scopes}),
    password_fingerprint text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index sessions_expires_at on sessions (expires_at)',
  // Outlives the sessions it names.
  `create table access_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    event text not null check (event in ('login', 'login-refused', 'view')),
    scope text not null check (scope in ${scopes}),
    session_id uuid,
    subject text,
    address_hash text not null
  )`,
  'create index access_log_at on access_log (at)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
