import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContainerAddresses } from './containers.ts';
import type { FoundRemote } from './found-remote.ts';

const manifest = {
  id: 'jobs',
  metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' } },
  exposes: [
    { path: './routes', assets: { js: { sync: ['a.js'], async: ['b.js'] }, css: { sync: ['c.css'], async: [] } } },
  ],
};

let versions: string;
beforeAll(async () => {
  versions = await mkdtemp(join(tmpdir(), 'versions-'));
  await mkdir(join(versions, '1.0.0-a/client'), { recursive: true });
  await writeFile(join(versions, '1.0.0-a/client/mf-manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rm(versions, { recursive: true, force: true }));

const get = (path: string, base = '/remotes/jobs/1.0.0-a/') => {
  const remotes = ['jobs', 'old'].map((name) => ({
    name,
    paths: [],
    build: { base, versions, version: name === 'old' ? '0.0.1-b' : '1.0.0-a' },
  }));
  return createContainerAddresses(() => remotes as unknown as FoundRemote[]).request(path);
};

test('a remote’s entry is that of the version that is live, for every site, asked for each time', async () => {
  const response = await get('/remotes/jobs/remoteEntry.js');
  expect(await response.text()).toBe('export * from "/remotes/jobs/1.0.0-a/remoteEntry.js";\n');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript',
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
  });
});

test('its manifest names the files in that version’s folder', async () => {
  expect(await (await get('/remotes/jobs/mf-manifest.json')).json()).toEqual({
    id: 'jobs',
    metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: '1.0.0-a', type: 'module' } },
    exposes: [
      {
        path: './routes',
        assets: {
          js: { sync: ['1.0.0-a/a.js'], async: ['1.0.0-a/b.js'] },
          css: { sync: ['1.0.0-a/c.css'], async: [] },
        },
      },
    ],
  });
});

test('of a remote at an origin, they name the files there', async () => {
  const base = 'https://cdn.example/jobs/1.0.0-a/client/';
  const entry = await get('/remotes/jobs/remoteEntry.js', base);
  expect(await entry.text()).toBe(`export * from "${base}remoteEntry.js";\n`);
  const { metaData, exposes } = (await (await get('/remotes/jobs/mf-manifest.json', base)).json()) as typeof manifest;
  expect(metaData.publicPath).toBe(base);
  expect(exposes).toEqual(manifest.exposes);
});

test.each(['/remotes/nobody/remoteEntry.js', '/remotes/nobody/mf-manifest.json', '/remotes/old/mf-manifest.json'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
