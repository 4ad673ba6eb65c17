import type { Logger } from 'kysely';
import { expectNotLost } from '../backup/lost-database.ts';
import type { Config } from '../config.ts';
import { createLog, type Log } from '../log.ts';
import { openEmbedded, openInMemory } from './embedded.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import { openServer } from './server.ts';
import { allowStatements } from './statement-limit.ts';

/** Each statement of a migration: it may rewrite a large table, or wait for another server's migrations. */
const MIGRATION_MS = 30 * 60_000;

/**
 * A connected database with an up-to-date schema.
 * @throws DataFolderError, DatabaseUnreachableError
 */
export async function openDatabase(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Log = createLog(),
  onQuery?: Logger,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) {
    await expectNotLost(dataDir);
    return openEmbedded(dataDir, (db) => allowStatements(MIGRATION_MS, () => migrate(db)), onQuery);
  }
  const opened =
    databaseUrl === 'memory://' ? await openInMemory(onQuery) : await openServer(databaseUrl, log, { onQuery });
  try {
    await allowStatements(MIGRATION_MS, () => migrate(opened.db));
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}
