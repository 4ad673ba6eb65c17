import { open, readFile, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PRIVATE_FILE } from '../data-folder.ts';
import { BackupError } from './backup-error.ts';

/** What follows the name of a backup that is still being written. */
export const PARTIAL = '.unfinished';

/** In every folder of a database: its version, and where it is in its own log. */
const ALWAYS_THERE = ['PG_VERSION', 'global/pg_control'];

/**
 * Replaces `file` in one step once the whole backup is on the disk and can be read: until then, an earlier one stays as
 * it was. @throws BackupError for one that could not be restored
 */
export async function writeBackup(file: string, content: Uint8Array): Promise<void> {
  const partial = file + PARTIAL;
  await rm(partial, { force: true });
  const handle = await open(partial, 'wx', PRIVATE_FILE);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await readBackup(partial).catch(async (error: unknown) => {
    await rm(partial, { force: true });
    throw error;
  });
  await rename(partial, file);
}

/** The archive in a backup, whose checksum is right. @throws BackupError */
export async function readBackup(file: string): Promise<File> {
  const packed = await readFile(file).catch((error: Error) => {
    throw new BackupError(`The backup ${file} cannot be read: ${error.message}`, { cause: error });
  });
  const tar = await promisify(gunzip)(packed).catch((error: Error) => {
    throw new BackupError(`${file} is not a backup, or is damaged: ${error.message}`, { cause: error });
  });
  // PGlite would take anything else for an empty folder.
  if (tar.toString('latin1', 257, 262) !== 'ustar' || !ALWAYS_THERE.every((name) => tar.includes(name)))
    throw new BackupError(`${file} is not a backup.`);
  return new File([tar], 'backup.tar', { type: 'application/x-tar' });
}
