import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const BACKUPS_FOLDER = 'backups';
const NAME = /^backup-[\dTZ-]+\.tar\.gz$/;

/** The newest complete backup that the server made, if there is one. */
export async function newestBackup(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, BACKUPS_FOLDER);
  const newest = (await backupsIn(folder)).at(-1);
  return newest && join(folder, newest);
}

/** Their names, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  return names.filter((name) => NAME.test(name)).toSorted();
}
