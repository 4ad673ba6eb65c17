import { existsSync, renameSync } from 'node:fs';
import { databaseFiles } from '../db/embedded.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { BackupError } from './backup-error.ts';
import { fileTime } from './file-time.ts';
import { newestBackup } from './kept-backups.ts';

/** What happened to the database, and what to do now. */
interface MovedAside {
  movedTo: string;
  next: string;
}

/**
 * Renames the embedded database, whatever its state, so that the next start or a restored backup takes its place.
 * @throws BackupError, DataFolderError
 */
export async function moveDatabaseAside(dataDir: string, now: Date): Promise<MovedAside> {
  const { folder } = databaseFiles(dataDir);
  if (!existsSync(folder)) throw new BackupError(`There is no database at ${folder}.`);
  const unlock = lockFolder(dataDir);
  try {
    const movedTo = `${folder}.aside-${fileTime(now)}`;
    renameSync(folder, movedTo);
    const backup = await newestBackup(dataDir);
    return {
      movedTo,
      next: backup
        ? `npm run admin -- restore ${backup}`
        : `There is no backup in ${dataDir}. If you have one elsewhere: npm run admin -- restore <file>`,
    };
  } finally {
    unlock();
  }
}
