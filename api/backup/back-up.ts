import { existsSync } from 'node:fs';
import { databaseFiles, openEmbedded } from '../db/embedded.ts';
import { BackupError } from './backup-error.ts';
import { writeBackup } from './backup-file.ts';

/**
 * Writes a backup of the embedded database as it is, without bringing its schema up to date: an update can still go
 * back to it. Returns its size in bytes. @throws BackupError, DataFolderError
 */
export async function backUp(dataDir: string, file: string): Promise<number> {
  const { folder } = databaseFiles(dataDir);
  if (!existsSync(folder)) throw new BackupError(`There is no database at ${folder}.`);
  const { dump, close } = await openEmbedded(dataDir, async () => {});
  try {
    const content = await dump();
    await writeBackup(file, content).catch((cause: Error) => {
      throw new BackupError(`The backup ${file} cannot be written: ${cause.message}`, { cause });
    });
    return content.byteLength;
  } finally {
    await close();
  }
}
