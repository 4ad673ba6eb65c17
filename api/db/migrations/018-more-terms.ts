import { sql, type Kysely } from 'kysely';

const statements = [
  // The sync updates the jobs whose terms differ; until then, searches by the new ones find nothing.
  `update scheduled_tasks set started_at = 'epoch' where name = 'sync-jobs'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
