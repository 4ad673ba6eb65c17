import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashFiles } from './file-hashes.ts';

const folder = await mkdtemp(join(tmpdir(), 'hashes-'));
afterAll(() => rm(folder, { recursive: true }));

test('a build has the SHA-256 of each file; one of an earlier build is checked by its longer hashes', async () => {
  const hash = (name: string) => `${name}-${createHash(name).update('export {}').digest('base64')}`;
  const earlier = { 'routes.js': hash('sha384') };
  await writeFile(join(folder, 'routes.js'), 'export {}');
  expect(await hashFiles(folder)).toEqual({ 'routes.js': hash('sha256') });
  expect(await hashFiles(folder, earlier)).toEqual(earlier);
  await writeFile(join(folder, 'routes.js'), 'export { evil }');
  expect(await hashFiles(folder, earlier)).toEqual({ 'routes.js': expect.stringMatching(/^sha384-/) });
  expect(await hashFiles(folder, earlier)).not.toEqual(earlier);
});
