import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { databaseFiles, openPrepared } from '../db/embedded.ts';
import { NewerDatabaseError } from '../db/errors.ts';
import { expectRoom, prepareFolder } from '../db/folder-access.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { appliedMigrations, migrate } from '../db/migrate.ts';
import { otherVersion } from '../db/not-opened.ts';
import type { Database } from '../db/schema.ts';
import { holdWaitingMail } from '../mail/dead-letters.ts';
import { BackupError } from './backup-error.ts';
import { readBackup } from './backup-file.ts';
import { hasDatabase } from './lost-database.ts';

/** What came back. */
interface Restored {
  restored: string;
  /** Mails that were waiting when the backup was made; whether they have been sent since is not in it. */
  heldMails: number;
}

/**
 * Makes the embedded database from a backup, which is opened and brought up to date in a folder of its own before it
 * takes its place. It never replaces a database. @throws BackupError, DataFolderError
 */
export async function restore(dataDir: string, file: string): Promise<Restored> {
  const { folder, startMarker } = databaseFiles(dataDir);
  const backup = await readBackup(file);
  prepareFolder(dataDir);
  const unlock = lockFolder(dataDir);
  const copy = join(dataDir, 'db.restoring');
  try {
    if (hasDatabase(dataDir))
      throw new BackupError(
        `There is a database at ${folder}, which a restore does not replace. ` +
          'To move it out of the way: npm run admin -- move-database-aside',
      );
    rmSync(copy, { recursive: true, force: true });
    const heldMails = await unpack(backup, copy);
    rmSync(startMarker, { force: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(copy, folder);
    return { restored: folder, heldMails };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    expectRoom(dataDir);
    const reason = reasonOf(error, copy);
    throw new BackupError(`The backup ${file} cannot be restored, and nothing was changed: ${reason}`, {
      cause: error,
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
    unlock();
  }
}

/** Returns how many mails are held. */
async function unpack(backup: File, folder: string): Promise<number> {
  let held = 0;
  const { close } = await openPrepared({ dataDir: folder, loadDataDir: backup }, async (db) => {
    await expectOurs(db);
    await migrate(db);
    held = await holdWaitingMail(db);
  });
  await close();
  return held;
}

/** The migrations that a database has had say whose it is. */
async function expectOurs(db: Kysely<Database>): Promise<void> {
  if ((await appliedMigrations(db)).length === 0) throw new Error('it holds no database of this site');
}

function reasonOf(error: unknown, copy: string): string {
  if (error instanceof NewerDatabaseError) return 'it was made by a newer version of the site';
  const other = existsSync(join(copy, 'PG_VERSION')) && otherVersion(copy);
  if (other) return `it ${other}`;
  return error instanceof Error ? error.message : 'it is damaged';
}
