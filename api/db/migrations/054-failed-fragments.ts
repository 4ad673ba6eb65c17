import { sql, type Kysely } from 'kysely';

/** Failures may be of a part of a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table failures add column fragment text`.execute(db);
}
