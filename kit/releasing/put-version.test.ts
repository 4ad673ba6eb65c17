import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writePrivateKey } from '../../server/releases/keys/operator-key.ts';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { hashFiles } from '../../build/file-hashes.ts';
import { putIntoFolder, putToOrigin } from './put-version.ts';

const [ONE, TWO] = ['1.0.0-a', '1.1.0-b'] as const;

let root: string;
let there: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'put-'));
  there = join(root, 'there');
  await writeFile(join(root, 'package.json'), '{ "site": {} }');
  for (const version of [ONE, TWO]) await build(version);
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function build(version: string) {
  const folder = join(root, 'dist', version);
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server/routes.js'), 'export const routes = [];');
  await writeFile(join(folder, 'client/assets/routes-1a2b3c4d.js'), 'export {};');
  await writeFile(join(folder, 'client/module-hashes.json'), '{}');
  const descriptor: RemoteDescriptor = {
    name: 'payroll',
    version,
    entry: 'assets/routes-1a2b3c4d.js',
    shared: {},
    imports: {},
    routes: [],
    files: await hashFiles(folder),
    links: [],
  };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(descriptor));
}

const newest = async () =>
  (JSON.parse(await readFile(join(there, 'dist/remote.json'), 'utf8')) as RemoteDescriptor).version;

test('the site’s folder gets package.json and each version, and names the newest', async () => {
  await putIntoFolder(root, ONE, there);
  expect(await newest()).toBe(ONE);
  await putIntoFolder(root, TWO, there);
  expect(await newest()).toBe(TWO);
  expect((await readdir(there)).toSorted()).toEqual(['dist', 'package.json']);
  expect((await readdir(join(there, 'dist'))).toSorted()).toEqual([ONE, TWO, 'remote.json']);
});

test('of a version that is put there again, only what is damaged is replaced', async () => {
  await putIntoFolder(root, ONE, there);
  const [whole, damaged] = ['server/routes.js', 'client/module-hashes.json'].map((file) =>
    join(there, 'dist', ONE, file),
  );
  const before = await stat(whole!);
  await writeFile(damaged!, '{');
  await putIntoFolder(root, ONE, there);
  expect(await readFile(damaged!, 'utf8')).toBe('{}');
  expect((await stat(whole!)).ino).toBe(before.ino);
});

test('a damaged copy damages nothing that is there', async () => {
  await putIntoFolder(root, ONE, there);
  await writeFile(join(root, 'dist', ONE, 'server/routes.js'), '');
  await putIntoFolder(root, ONE, there);
  expect(await readFile(join(there, 'dist', ONE, 'server/routes.js'), 'utf8')).toContain('routes = []');
});

test('several may put versions there at once', async () => {
  await Promise.all([ONE, TWO, ONE, TWO].map((version) => putIntoFolder(root, version, there)));
  expect((await readdir(there)).toSorted()).toEqual(['dist', 'package.json']);
  expect((await readdir(join(there, 'dist'))).toSorted()).toEqual([ONE, TWO, 'remote.json']);
  const key = join(root, 'team.pem');
  writePrivateKey(key);
  const origin = join(root, 'origin');
  await Promise.all([ONE, TWO, ONE].map((version) => putToOrigin(root, version, origin, key)));
  expect((await readdir(origin)).toSorted()).toEqual([ONE, TWO]);
});

test('an origin gets each version with its signature, and no temporary file', async () => {
  const key = join(root, 'team.pem');
  writePrivateKey(key);
  await putToOrigin(root, ONE, there, key);
  expect(await readdir(there)).toEqual([ONE]);
  expect((await readdir(join(there, ONE))).toSorted()).toEqual(['client', 'remote.json', 'remote.json.sig', 'server']);
});

test('a version that is there already stays as it is, but for the signature of another key', async () => {
  const [first, second] = [join(root, 'first.pem'), join(root, 'second.pem')];
  for (const file of [first, second]) writePrivateKey(file);
  await putToOrigin(root, ONE, there, first);
  const signature = () => readFile(join(there, ONE, 'remote.json.sig'), 'utf8');
  const before = await signature();
  await writeFile(join(there, ONE, 'client/own.txt'), 'the origin’s');
  await putToOrigin(root, ONE, there, second);
  expect(await signature()).not.toBe(before);
  expect(await readdir(join(there, ONE, 'client'))).toContain('own.txt');
});

test('a version whose files were changed after the build is not put to an origin', async () => {
  const key = join(root, 'team.pem');
  writePrivateKey(key);
  await writeFile(join(root, 'dist', ONE, 'client/module-hashes.json'), '{ "more": 1 }');
  await expect(putToOrigin(root, ONE, there, key)).rejects.toThrow('module-hashes.json was changed after the build');
  await expect(readdir(there)).rejects.toThrow('ENOENT');
});
