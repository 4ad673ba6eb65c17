import { sql, type Kysely } from 'kysely';

/** What a staff action acted on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_actions add column subject text`.execute(db);
}
