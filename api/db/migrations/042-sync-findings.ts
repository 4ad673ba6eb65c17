import { sql, type Kysely } from 'kysely';

/** What a sync repaired and refused, by kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sync_runs add column findings jsonb not null default '[]'`.execute(db);
}
