import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserModules, MODULE_HASHES } from '@site/remote-kit/descriptor.ts';
import { hashFiles } from './file-hashes.ts';

/** Writes the hashes of all modules of the build in `dist` among its browser files. */
export async function writeModuleHashes(dist: string): Promise<void> {
  const hashes = browserModules(await hashFiles(dist));
  await writeFile(join(dist, 'client', MODULE_HASHES), JSON.stringify(hashes));
}
