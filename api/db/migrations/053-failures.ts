import { sql, type Kysely } from 'kysely';

const statements = [
  // Pages that failed, by the numbers that their visitors were told. Nothing says who they are.
  `create table failures (
    number text primary key,
    at timestamptz not null,
    side text not null,
    route text not null,
    kind text not null,
    remote text,
    version text,
    file text,
    line integer,
    status integer,
    error text,
    milliseconds integer,
    calls jsonb not null
  )`,
  'create index failures_at on failures (at desc)',
  'alter table failures enable row level security',
  'revoke all on failures from public',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
