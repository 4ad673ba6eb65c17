import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '@site/api/log.ts';
import { createMockApi } from '@site/mocks';
import { createComposition } from './composition.ts';
import { createPages } from './pages.ts';
import { createRegistryReader } from './registry.ts';

const provided = { '@site/design-system': '1.4.0' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'composition-'));
  const remote = { build: 'dist', paths: ['/jobs/*'] };
  await writeFile(
    join(folder, 'registry.json'),
    JSON.stringify([
      { ...remote, name: 'jobs' },
      { ...remote, name: 'lost', build: 'nowhere' },
    ]),
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function publish(version: string, designSystem = '1.0.0') {
  const routes = [{ path: '/jobs', layout: 'site', js: [], css: [] }];
  const descriptor = { name: 'jobs', version, entry: 'manifest.json', shared: {}, routes };
  const files = {
    'server/routes.js': 'export const routes = [];',
    'client/manifest.json': '{}',
    'client/assets/page.js': 'a'.repeat(30),
    'client/assets/other.js': 'b'.repeat(12),
    'client/assets/page.js.br': 'compressed',
    'client/assets/page.css': 'c'.repeat(5),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, 'dist', version, name, '..'), { recursive: true });
    await writeFile(join(folder, 'dist', version, name), content);
  }
  const text = JSON.stringify({ ...descriptor, shared: { '@site/design-system': designSystem } });
  await writeFile(join(folder, 'dist', version, 'remote.json'), text);
  await writeFile(join(folder, 'dist/remote.json'), text);
}

async function createReport() {
  const log = createLog(() => undefined);
  const pages = await createPages({
    api: createMockApi(),
    log,
    findRemotes: createRegistryReader({ file: join(folder, 'registry.json'), provided, log }),
    loadRenderer: async () => (await import('../src/entry-server.tsx')).createRenderer,
    refreshEvery: 0,
  });
  return createComposition({ pages, provided });
}

test('staff read the served version of a remote, when it was built, its routes and its uncompressed size', async () => {
  await publish('1-a');
  const { shell, remotes } = await (await createReport())();
  expect(remotes[0]).toEqual({
    name: 'jobs',
    status: 'current',
    version: '1-a',
    builtAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    entryBytes: 2,
    jsBytes: 42,
    cssBytes: 5,
    shared: { '@site/design-system': '1.0.0' },
    routes: ['/jobs'],
    refusedVersion: null,
    problem: null,
  });
  expect(shell).toMatchObject({ version: '0.1.0', shared: provided, node: process.version });
  expect(Date.parse(shell.startedAt)).toBeLessThanOrEqual(Date.now());
});

test('a release shows at the next reading', async () => {
  await publish('1-a');
  const report = await createReport();
  await publish('1-b');
  expect((await report()).remotes[0]?.version).toBe('1-b');
});

test('a build that is refused later shows with the reason, beside the one that is served on', async () => {
  await publish('1-a');
  const report = await createReport();
  await publish('2-a', '2.0.0');
  expect((await report()).remotes[0]).toMatchObject({
    status: 'earlier',
    version: '1-a',
    refusedVersion: '2-a',
    problem: 'it needs @site/design-system ^2.0.0, and this shell provides 1.4.0',
  });
});

test('a remote without a build shows as missing, with the reason and the paths that nobody answers', async () => {
  await publish('1-a');
  expect((await (await createReport())()).remotes[1]).toMatchObject({
    name: 'lost',
    status: 'missing',
    version: null,
    builtAt: null,
    jsBytes: null,
    routes: ['/jobs/*'],
    problem: expect.stringContaining('ENOENT') as string,
  });
});
