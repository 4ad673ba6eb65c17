import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { hashFiles } from '../../../build/file-hashes.ts';
import { descriptorIn } from '../../e2e/support/registry.ts';

interface Change {
  /** What is done to the files, in the folder of the new version. */
  files?: (folder: string) => Promise<void>;
  /** What the new version says of itself, on top of what follows from its files. */
  descriptor?: Partial<RemoteDescriptor>;
  /** What is done once the version is complete. */
  afterwards?: (folder: string) => Promise<void>;
}

/** Puts another version into a folder of builds, made from the newest one there, as a remote's own build would. */
export async function putVersion(dist: string, name: string, change: Change = {}): Promise<string> {
  const base = await descriptorIn(dist);
  const version = `${base.version}-${name}`;
  const folder = join(dist, version);
  await cp(join(dist, base.version), folder, { recursive: true });
  await change.files?.(folder);
  const files = await hashFiles(folder);
  await writeFile(
    join(folder, 'remote.json'),
    JSON.stringify({ ...base, tested: 'sources', version, files, ...change.descriptor }),
  );
  await change.afterwards?.(folder);
  return version;
}

/** Adds code to the version's server bundle. */
export const withServerCode = (code: string) => async (folder: string) => {
  const file = join(folder, 'server/routes.js');
  await writeFile(file, `${await readFile(file, 'utf8')}\n${code}\n`);
};
