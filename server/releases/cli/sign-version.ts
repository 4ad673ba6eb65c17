import { createPublicKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ExplainedError } from '@site/api/program';
import { DescriptorSchema } from '../../remotes/remote-build.ts';
import { checkFiles } from '../checks/files.ts';
import { SIGNATURE_FILE, signDescriptor } from '../keys/descriptor-signature.ts';
import { readPrivateKey } from '../keys/operator-key.ts';
import { keyIdOf } from '../keys/signed-request.ts';

class NotSigned extends ExplainedError {
  override name = 'NotSigned';
}

/**
 * Writes the signature of the version in this folder, for the origin that it will be put to.
 * @throws NotSigned when the version is not whole, KeyFileError
 */
export async function signVersion(folder: string, keyFile: string) {
  const content = await readFile(join(folder, 'remote.json')).catch((error: unknown) => {
    throw new NotSigned(`There is no version in ${folder}: ${String(error)}`);
  });
  const descriptor = v.parse(DescriptorSchema, JSON.parse(content.toString()));
  const { problems } = await checkFiles(descriptor, folder);
  if (problems.length > 0) throw new NotSigned(`The build is not whole: ${problems.join('; ')}`);
  const key = readPrivateKey(keyFile);
  await writeFile(join(folder, SIGNATURE_FILE), signDescriptor(content, key));
  return { name: descriptor.name, version: descriptor.version, keyId: keyIdOf(createPublicKey(key)) };
}
