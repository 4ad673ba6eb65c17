import { createPublicKey } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { hashFiles } from '../../../build/file-hashes.ts';
import { isSignedDescriptor } from '../keys/descriptor-signature.ts';
import { readPrivateKey, writePrivateKey } from '../keys/operator-key.ts';
import { commandNamed } from './commands.ts';
import { thisProject } from './this-project.ts';

let folder: string;
let keyFile: string;
let version: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signed-'));
  keyFile = join(folder, 'team.pem');
  writePrivateKey(keyFile);
  version = join(folder, '1.0.0-a');
  await mkdir(join(version, 'server'), { recursive: true });
  await mkdir(join(version, 'client/assets'), { recursive: true });
  await writeFile(join(version, 'server/routes.js'), 'export const routes = [];');
  await writeFile(join(version, 'client/assets/routes-1a2b3c4d.js'), 'export {};');
  await writeFile(join(version, 'client/module-hashes.json'), '{}');
  const descriptor: RemoteDescriptor = {
    name: 'payroll',
    version: '1.0.0-a',
    entry: 'assets/routes-1a2b3c4d.js',
    shared: {},
    imports: {},
    routes: [],
    files: await hashFiles(version),
    links: [],
  };
  await writeFile(join(version, 'remote.json'), JSON.stringify(descriptor));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function sign(place = version) {
  const { run, args } = commandNamed(['sign', place], { program: 'npm run remote --', defaults: '' });
  const site = () => {
    throw new Error('Nobody needs a site to sign');
  };
  const project = thisProject('/nowhere');
  const context = {
    program: '',
    project,
    keyFile,
    site,
    note: undefined,
    hold: false,
    share: undefined,
    progress: () => undefined,
  };
  return run(context, args);
}

describe('signing a version', () => {
  test('writes a signature of its remote.json that the public key confirms', async () => {
    expect((await sign()).text).toMatch(/^payroll 1\.0\.0-a is signed with the key [\w-]{16}$/);
    const signature = await readFile(join(version, 'remote.json.sig'), 'utf8');
    const descriptor = await readFile(join(version, 'remote.json'));
    const publicKey = createPublicKey(readPrivateKey(keyFile));
    expect(isSignedDescriptor(descriptor, signature, publicKey)).toBe(true);
    expect(isSignedDescriptor(Buffer.concat([descriptor, Buffer.from(' ')]), signature, publicKey)).toBe(false);
  });

  test('may be done again: the signature is no file of the build', async () => {
    await sign();
    expect((await sign()).text).toContain('is signed');
  });

  test('is refused when a file is not as it was built', async () => {
    await appendFile(join(version, 'server/routes.js'), '// more');
    await expect(sign()).rejects.toThrow('server/routes.js was changed after the build');
  });

  test('is refused in a folder without a version', async () => {
    await expect(sign(folder)).rejects.toThrow(`There is no version in ${folder}`);
  });
});
