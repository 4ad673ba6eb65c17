import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../data-folder.ts';
import type { Services } from '../services.ts';
import { PARTIAL, writeBackup } from './backup-file.ts';
import { fileTime } from './file-time.ts';

/** Also how many days a person's erased data remain in backups. */
export const BACKUPS_KEPT = 7;
const FOLDER = 'backups';
const NAME = /^backup-[\dTZ-]+\.tar\.gz$/;

/** A backup of the embedded database in `<dataDir>/backups`; the oldest ones make room for it. */
export async function backUpDaily({
  dump,
  config,
  clock,
  log,
}: Pick<Services, 'dump' | 'config' | 'clock' | 'log'>): Promise<void> {
  if (!dump) return;
  const folder = makeDataFolder(config.dataDir, FOLDER);
  const file = join(folder, `backup-${fileTime(clock())}.tar.gz`);
  const content = await dump();
  await writeBackup(file, content);
  await removeOld(folder);
  log.info('backup.made', { file, bytes: content.byteLength });
}

/** The newest complete backup that the server made, if there is one. */
export async function newestBackup(dataDir: string): Promise<string | undefined> {
  const folder = join(dataDir, FOLDER);
  const newest = (await backupsIn(folder)).at(-1);
  return newest && join(folder, newest);
}

async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  const interrupted = names.filter((name) => name.endsWith(PARTIAL));
  const old = (await backupsIn(folder)).slice(0, -BACKUPS_KEPT);
  for (const name of [...interrupted, ...old]) await rm(join(folder, name), { force: true });
}

/** Their names, oldest first. */
async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => NAME.test(name)).toSorted();
}
