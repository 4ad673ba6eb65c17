import { sql, type Kysely } from 'kysely';

/** How far a sync has read the feed, and what started it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sync_runs
    add column triggered_by text,
    add column adverts_read integer not null default 0,
    add column adverts_total integer,
    add column feed_read_at timestamptz`.execute(db);
}
