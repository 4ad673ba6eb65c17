import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changedFiles } from './changed-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'changed-files-'));
afterAll(() => rm(folder, { recursive: true }));

test('a version built again, now with shorter hashes, is still as it was built, until a file changes', async () => {
  const path = 'server/routes.js';
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, path), 'export {}');
  const hash = (name: string) => `${name}-${createHash(name).update('export {}').digest('base64')}`;
  for (const name of ['sha384', 'sha256', 'sha384'])
    expect(await changedFiles(folder, { [path]: hash(name) }), name).toEqual([]);
  await writeFile(join(folder, path), 'export { evil }');
  for (const name of ['sha384', 'sha256'])
    expect(await changedFiles(folder, { [path]: hash(name) })).toEqual([`${path} was changed after the build`]);
});
