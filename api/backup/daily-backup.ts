import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../data-folder.ts';
import type { Services } from '../services.ts';
import { PARTIAL, writeBackup } from './backup-file.ts';
import { fileTime } from './file-time.ts';
import { BACKUPS_FOLDER, backupsIn } from './kept-backups.ts';

/** Also how many days a person's erased data remain in backups. */
export const BACKUPS_KEPT = 7;

/** A backup of the embedded database in `<dataDir>/backups`; the oldest ones make room for it. */
export async function backUpDaily({
  dump,
  config,
  clock,
  log,
}: Pick<Services, 'dump' | 'config' | 'clock' | 'log'>): Promise<void> {
  if (!dump) return;
  const folder = makeDataFolder(config.dataDir, BACKUPS_FOLDER);
  const file = join(folder, `backup-${fileTime(clock())}.tar.gz`);
  const content = await dump();
  await writeBackup(file, content);
  await removeOld(folder);
  log.info('backup.made', { file, bytes: content.byteLength });
}

async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  const interrupted = names.filter((name) => name.endsWith(PARTIAL));
  const old = (await backupsIn(folder)).slice(0, -BACKUPS_KEPT);
  for (const name of [...interrupted, ...old]) await rm(join(folder, name), { force: true });
}
