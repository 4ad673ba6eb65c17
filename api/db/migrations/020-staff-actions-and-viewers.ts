import { sql, type Kysely } from 'kysely';

const statements = [
  // Outlives the sessions it names.
  `create table staff_actions (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    action text not null,
    outcome text not null check (outcome in ('done', 'refused', 'failed')),
    row_count integer
  )`,
  'create index staff_actions_at on staff_actions (at)',
  // Who has looked at which job today, as a keyed hash of both.
  `create table job_viewers (
    key text primary key,
    seen_at timestamptz not null
  )`,
  'create index job_viewers_seen_at on job_viewers (seen_at)',
  'alter table staff_actions enable row level security',
  'alter table job_viewers enable row level security',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
