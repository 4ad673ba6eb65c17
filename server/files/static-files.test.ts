import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FoundRemote } from '../remotes/found-remote.ts';
import { createStaticFiles } from './static-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  for (const app of ['dist/client', 'jobs/1.0.0-a/client']) {
    for (const file of ['page.js', 'page.js.map', '.vite/manifest.json', '.env.js']) {
      const path = join(folder, app, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, '{}');
    }
  }
  await mkdir(join(folder, 'dist/root'));
  await writeFile(join(folder, 'dist/root/.secret.txt'), 'no');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string) => {
  const jobs = { name: 'jobs', paths: [], build: { versions: join(folder, 'jobs') } } as unknown as FoundRemote;
  return createStaticFiles(folder, () => [jobs]).request(path);
};

const PLACES = ['/shell', '/remotes/jobs/1.0.0-a'];

test.each(PLACES)('the browser’s files below %s are served', async (place) => {
  expect((await get(`${place}/page.js`)).status).toBe(200);
});

test.each([
  ...PLACES.flatMap((place) => [
    `${place}/.vite/manifest.json`,
    `${place}/%2Evite/manifest.json`,
    `${place}/.env.js`,
    `${place}/page.js.map`,
  ]),
  '/.secret.txt',
])('%s is not', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a version that somebody made up is not found, and nothing is said about it', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await get('/remotes/jobs/9.9.9-made-up/page.js')).status).toBe(404);
  expect(said.mock.calls).toEqual([]);
  said.mockRestore();
});
