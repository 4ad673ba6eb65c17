import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { publish, putInPlace } from '../../build/publish.ts';
import { replaceFile, temporaryPathIn } from '../../build/atomic-write.ts';
import { signVersion } from '../../server/releases/cli/sign-version.ts';

/** Puts the repository's package.json and one of its versions into the site's own folder of the remote. */
export async function putIntoFolder(root: string, version: string, folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  const own = join(root, 'dist', version);
  await publish(dist, await copyTo(dist, own), await descriptorOf(own));
  await replaceFile(join(folder, 'package.json'), await readFile(join(root, 'package.json'), 'utf8'));
}

/** Signs a version, and puts it into the folder that its origin serves. @throws NotSigned, KeyFileError */
export async function putToOrigin(root: string, version: string, folder: string, keyFile: string): Promise<void> {
  const own = join(root, 'dist', version);
  await signVersion(own, keyFile);
  const { files } = await descriptorOf(own);
  await putInPlace(await copyTo(folder, own), join(folder, version), files);
}

const descriptorOf = async (version: string) =>
  JSON.parse(await readFile(join(version, 'remote.json'), 'utf8')) as RemoteDescriptor;

/** Copies a version into a folder, where nobody sees it yet. */
async function copyTo(folder: string, version: string): Promise<string> {
  const temporary = await temporaryPathIn(folder);
  await cp(version, temporary, { recursive: true });
  return temporary;
}
