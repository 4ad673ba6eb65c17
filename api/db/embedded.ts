import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite as InThread, PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql, type PGlite } from 'kysely';
import { makeDataFolder, PRIVATE_FILE } from '../data-folder.ts';
import { hasRoom, refuseWritesWithout } from './disk-space.ts';
import { DataFolderError } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';
import { startPGlite } from './start-pglite.ts';
import { startThreadedPGlite } from './threaded-pglite.ts';

interface EmbeddedDatabase extends OpenDatabase {
  dump: () => Promise<Uint8Array>;
}

/** A database that lives as long as the process. */
export async function openInMemory(): Promise<EmbeddedDatabase> {
  return connect(await startPGlite());
}

/**
 * The database in `<dataDir>/db`, prepared by `prepare`. One process at a time may have it open.
 * @throws DataFolderError
 */
export async function openEmbedded(
  dataDir: string,
  prepare: (db: Kysely<Database>) => Promise<void>,
): Promise<EmbeddedDatabase> {
  const { folder, startMarker } = databaseFiles(dataDir);
  makeFolder(dataDir);
  if (!hasRoom(dataDir)) throw new DataFolderError(`The disk of the data folder ${dataDir} is full: make room on it.`);
  const unlock = lockFolder(dataDir);
  try {
    // An interrupted first start left nothing worth keeping.
    if (existsSync(startMarker)) rmSync(folder, { recursive: true, force: true });
    if (!existsSync(folder)) writeFileSync(startMarker, '', { mode: PRIVATE_FILE });
    else if (hasLostItsVersion(folder)) throw new Error('PG_VERSION is missing');
    const pglite = await startThreadedPGlite(folder);
    const opened = await prepared(
      connected(pglite, () => pglite.dump()),
      prepare,
    );
    rmSync(startMarker, { force: true });
    const db = opened.db.withPlugin(refuseWritesWithout(() => hasRoom(dataDir)));
    return { ...opened, db, close: () => opened.close().finally(unlock) };
  } catch (cause) {
    unlock();
    throw damaged(folder, cause);
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

/** PGlite treats a folder without this file as new, and would overwrite its contents. */
function hasLostItsVersion(folder: string): boolean {
  const files = readdirSync(folder);
  return files.length > 0 && !files.includes('PG_VERSION');
}

/** The database of a PGlite in this thread. */
export const connect = (pglite: InThread): EmbeddedDatabase =>
  connected(pglite, async () => new Uint8Array(await (await pglite.dumpDataDir('gzip')).arrayBuffer()));

function connected(pglite: PGlite, dump: () => Promise<Uint8Array>): EmbeddedDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
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

function makeFolder(dataDir: string): void {
  try {
    makeDataFolder(dataDir);
  } catch (cause) {
    throw new DataFolderError(
      `The data folder ${dataDir} cannot be created: ${String(cause)}. Choose another one with DATA_DIR.`,
      { cause },
    );
  }
}

const damaged = (folder: string, cause: unknown) =>
  new DataFolderError(
    `The embedded database in ${folder} cannot be opened: its files are damaged or were written by another version. ` +
      'Move it out of the way, which loses nothing and says how to restore a backup: npm run admin -- move-database-aside ' +
      `(${cause instanceof Error ? cause.message : 'its files cannot be read'})`,
    { cause },
  );
