import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { NewerDatabaseError } from './errors.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/**
 * Brings the schema up to date in one transaction; servers that start together take turns.
 * @throws NewerDatabaseError
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const unknown = (await appliedMigrations(db)).find((name) => !(name in migrations));
  if (unknown) throw new NewerDatabaseError(unknown);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The names of the migrations that a database has had; none for a database that is not the site's. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const found = await sql`select from pg_tables where tablename = 'kysely_migration'`.execute(db);
  if (found.rows.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
