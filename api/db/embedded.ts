import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { DataFolderError } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import type { OpenDatabase } from './open.ts';
import type { Database } from './schema.ts';
import { numberParsers } from './value-parsers.ts';

/** A database that lives as long as the process. */
export async function openInMemory(): Promise<OpenDatabase> {
  return connect(await startPGlite());
}

/**
 * The database in `<dataDir>/db`, prepared by `prepare`. One process at a time may have it open.
 * @throws DataFolderError
 */
export async function openEmbedded(
  dataDir: string,
  prepare: (db: Kysely<Database>) => Promise<void>,
): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db');
  const unfinished = join(dataDir, 'db.unfinished');
  makeFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    // An interrupted first start left nothing worth keeping.
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
    if (!existsSync(folder)) writeFileSync(unfinished, '');
    else if (hasLostItsVersion(folder)) throw new Error('PG_VERSION is missing');
    const { db, close } = connect(await startPGlite({ dataDir: folder }));
    await prepare(db).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    rmSync(unfinished, { force: true });
    return { db, exclusive: true, close: () => close().finally(unlock) };
  } catch (cause) {
    unlock();
    throw damaged(folder, cause);
  }
}

/** PGlite treats a folder without this file as new, and would overwrite its contents. */
function hasLostItsVersion(folder: string): boolean {
  const files = readdirSync(folder);
  return files.length > 0 && !files.includes('PG_VERSION');
}

export async function startPGlite(options: PGliteOptions = {}): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }, { fuzzystrmatch }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/contrib/fuzzystrmatch'),
  ]);
  return PGlite.create({ ...options, parsers: { ...numberParsers }, extensions: { pg_trgm, fuzzystrmatch } });
}

export function connect(pglite: PGlite): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return { db, exclusive: true, close: () => db.destroy() };
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
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
      `Move or delete that folder and start again: the demo data will be created again. (${cause instanceof Error ? cause.message : 'its files cannot be read'})`,
    { cause },
  );
