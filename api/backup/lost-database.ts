import { existsSync, readdirSync } from 'node:fs';
import { databaseFiles } from '../db/embedded.ts';
import { DataFolderError } from '../db/errors.ts';
import { newestBackup } from './kept-backups.ts';

/** No empty site takes the place of one whose database was lost. @throws DataFolderError */
export async function expectNotLost(dataDir: string): Promise<void> {
  if (hasDatabase(dataDir)) return;
  const backup = await newestBackup(dataDir);
  if (backup)
    throw new DataFolderError(
      `There is no database at ${databaseFiles(dataDir).folder}, but there are backups of one. To restore the newest: ` +
        `npm run admin -- restore ${backup}. For a new site with nothing in it, move the backups away first.`,
    );
}

/** An empty folder is none, as where a disk is not mounted; nor is what an interrupted first start left. */
export function hasDatabase(dataDir: string): boolean {
  const { folder, startMarker } = databaseFiles(dataDir);
  return existsSync(folder) && !existsSync(startMarker) && !isEmpty(folder);
}

/** What may not be read is not empty. */
function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}
