import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite as InThread, PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql, type Logger, type PGlite } from 'kysely';
import { PRIVATE_FILE } from '../data-folder.ts';
import { hasRoom, refuseWritesWithout } from './disk-space.ts';
import { DataFolderError } from './errors.ts';
import { expectAccessThroughout, expectRoom, prepareFolder } from './folder-access.ts';
import { lockFolder } from './folder-lock.ts';
import { notOpened, otherVersion } from './not-opened.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { startPGlite } from './start-pglite.ts';
import { startThreadedPGlite } from './threaded-pglite.ts';

interface EmbeddedDatabase extends OpenDatabase {
  dump: () => Promise<Uint8Array>;
}

/** A database that lives as long as the process. */
export async function openInMemory(onQuery?: Logger): Promise<EmbeddedDatabase> {
  return connect(await startPGlite(), onQuery);
}

/**
 * The database in `<dataDir>/db`, prepared by `prepare`. One process at a time may have it open.
 * @throws DataFolderError
 */
export async function openEmbedded(
  dataDir: string,
  prepare: (db: Kysely<Database>) => Promise<void>,
  onQuery?: Logger,
): Promise<EmbeddedDatabase> {
  const { folder, startMarker } = databaseFiles(dataDir);
  prepareFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    // An interrupted first start left nothing worth keeping.
    if (existsSync(startMarker)) rmSync(folder, { recursive: true, force: true });
    if (!existsSync(folder)) writeFileSync(startMarker, '', { mode: PRIVATE_FILE });
    else expectReadable(folder);
    const pglite = await startThreadedPGlite(folder);
    const opened = await prepared(
      connected(pglite, () => pglite.dump(), onQuery),
      prepare,
    );
    rmSync(startMarker, { force: true });
    const db = opened.db.withPlugin(refuseWritesWithout(() => hasRoom(dataDir)));
    return { ...opened, db, close: () => opened.close().finally(unlock) };
  } catch (cause) {
    unlock();
    expectRoom(dataDir);
    throw notOpened(folder, cause);
  }
}

/** Where the embedded database is. `startMarker` exists until its first start has completed. */
export const databaseFiles = (dataDir: string) => ({
  folder: join(dataDir, 'db'),
  startMarker: join(dataDir, 'db.unfinished'),
});

/** An embedded database that `prepare` has brought up to date; if it fails, the database is closed again. */
export async function openPrepared(
  options: PGliteOptions,
  prepare: (db: Kysely<Database>) => Promise<void>,
): Promise<EmbeddedDatabase> {
  return prepared(connect(await startPGlite(options)), prepare);
}

async function prepared(
  opened: EmbeddedDatabase,
  prepare: (db: Kysely<Database>) => Promise<void>,
): Promise<EmbeddedDatabase> {
  await prepare(opened.db).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  return opened;
}

/** What can be said of its files before PGlite, which says little, touches them. */
function expectReadable(folder: string): void {
  expectAccessThroughout(folder);
  if (readdirSync(folder).length === 0) return;
  // PGlite treats a folder without PG_VERSION as new, and would overwrite its contents.
  const other = otherVersion(folder);
  if (other)
    throw new DataFolderError(
      `The embedded database in ${folder} ${other}. Nothing was changed: start the version of the site that wrote it.`,
    );
}

/** The database of a PGlite in this thread. */
export const connect = (pglite: InThread, onQuery?: Logger): EmbeddedDatabase =>
  connected(pglite, async () => new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer()), onQuery);

function connected(pglite: PGlite, dump: () => Promise<Uint8Array>, onQuery?: Logger): EmbeddedDatabase {
  const dialect = new PGliteDialect({ pglite });
  const db = new Kysely<Database>({ dialect, ...(onQuery && { log: onQuery }) });
  return {
    db,
    exclusive: true,
    async dump() {
      await sql`checkpoint`.execute(db);
      return dump();
    },
    close: () => db.destroy(),
  };
}
