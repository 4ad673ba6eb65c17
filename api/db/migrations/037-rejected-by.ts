import { sql, type Kysely } from 'kysely';

// Which build of the shell found a version unfit whatever else is on the site: it need not try it again.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table remote_versions add column rejected_by text`.execute(db);
}
