import { sql, type Kysely } from 'kysely';

/** The name of the account that acted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_actions add column person text`.execute(db);
}
