import { open, rename, rm } from 'node:fs/promises';
import { PRIVATE_FILE } from '../data-folder.ts';

/** What follows the name of a backup that is still being written. */
export const PARTIAL = '.unfinished';

/** Replaces `file` in one step once the whole backup is on the disk: until then, an earlier one stays as it was. */
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
  await rename(partial, file);
}
