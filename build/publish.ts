import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileHashes, RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { entriesBelow, hashFiles, pathIn, RECORDS } from './file-hashes.ts';
import { replaceFile } from './atomic-write.ts';

/**
 * Puts a finished build in place beside the earlier ones, then names it in `remote.json` atomically: a running server
 * sees a whole build or none. Which version is live is for a release to say.
 */
export async function publish(dist: string, build: string, descriptor: RemoteDescriptor): Promise<void> {
  const folder = join(dist, descriptor.version);
  const description = JSON.stringify(descriptor, null, 2);
  await writeFile(join(build, 'remote.json'), description);
  if (existsSync(folder)) await removeAdded(folder, descriptor.files);
  await putInPlace(build, folder, descriptor.files);
  await replaceFile(join(dist, 'remote.json'), description);
}

/**
 * Moves the version in `build` to `folder`. A version never changes, and may be live: if it is there already, what is
 * as it was built stays, and each file that is damaged or missing is replaced by itself.
 */
export async function putInPlace(build: string, folder: string, files: FileHashes): Promise<void> {
  try {
    await rename(build, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await mend(folder, build, files);
    await rm(build, { recursive: true });
  }
}

async function mend(folder: string, build: string, files: FileHashes): Promise<void> {
  const there = await hashFiles(folder, files);
  const damaged = Object.keys(files).filter((path) => there[path] !== files[path]);
  const records = RECORDS.filter((path) => existsSync(join(build, path)));
  for (const path of [...damaged, ...records]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await rename(join(build, path), join(folder, path));
  }
}

async function removeAdded(folder: string, files: FileHashes): Promise<void> {
  for (const entry of await entriesBelow(folder)) {
    const path = pathIn(folder, entry);
    if (!entry.isDirectory() && !(path in files) && !RECORDS.includes(path)) await rm(join(folder, path));
  }
}
