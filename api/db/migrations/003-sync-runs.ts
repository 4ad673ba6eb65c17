import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sync_runs (
    id bigint generated always as identity primary key,
    status text not null check (status in ('running', 'completed', 'failed')),
    started_at timestamptz not null,
    heartbeat_at timestamptz not null,
    finished_at timestamptz,
    jobs_processed integer not null default 0,
    jobs_added integer not null default 0,
    jobs_updated integer not null default 0,
    jobs_closed integer not null default 0,
    jobs_failed integer not null default 0,
    error_message text,
    failures jsonb not null default '[]'
  )`.execute(db);
  // Two runs never overlap, whichever process starts them.
  await sql`create unique index sync_runs_one_running on sync_runs (status) where status = 'running'`.execute(db);
}
