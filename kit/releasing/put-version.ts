import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { SIGNATURE_FILE } from '@site/api/remotes/descriptor-signature.ts';
import { publish } from '../../build/publish.ts';
import { signVersion } from '../../scripts/remote/sign-version.ts';

const UNFINISHED = '.unfinished';

/** Puts the repository's package.json and one of its versions into the site's own folder of the remote. */
export async function putIntoFolder(root: string, version: string, folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  if (!existsSync(join(dist, version))) {
    await copy(join(root, 'dist', version), join(dist, UNFINISHED));
    const descriptor = await readFile(join(root, 'dist', version, 'remote.json'), 'utf8');
    await publish(dist, join(dist, UNFINISHED), JSON.parse(descriptor) as RemoteDescriptor);
  }
  const manifest = join(folder, 'package.json');
  await cp(join(root, 'package.json'), `${manifest}.new`);
  await rename(`${manifest}.new`, manifest);
}

/** Signs a version, and puts it into the folder that its origin serves. @throws NotSigned, KeyFileError */
export async function putToOrigin(root: string, version: string, folder: string, keyFile: string): Promise<void> {
  const own = join(root, 'dist', version);
  const there = join(folder, version);
  await signVersion(own, keyFile);
  // What is there never changes, except that another key may sign it.
  if (existsSync(there)) return cp(join(own, SIGNATURE_FILE), join(there, SIGNATURE_FILE));
  await copy(own, join(folder, UNFINISHED));
  await rename(join(folder, UNFINISHED), there);
}

async function copy(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
}
