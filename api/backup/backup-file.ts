import { open, rename, rm } from 'node:fs/promises';
import { PRIVATE_FILE } from '../data-folder.ts';

/** What follows the name of a backup that is still being written. */
export const UNFINISHED = '.unfinished';

/** Replaces `file` in one step once the whole backup is on the disk: until then, an earlier one stays as it was. */
export async function writeBackup(file: string, content: Uint8Array): Promise<void> {
  const unfinished = file + UNFINISHED;
  await rm(unfinished, { force: true });
  const handle = await open(unfinished, 'wx', PRIVATE_FILE);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
