import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import { createMockApi } from '@site/mocks';
import { writeDeprecatedNames } from '../../../build/deprecated-names.ts';
import { createPages } from '../../pages/pages.ts';
import { createRegistryReader } from '../../remotes/registry.ts';
import { createPageHosts } from '../../rendering/page-hosts.ts';
import { createHost } from './host.ts';

const provided = { versions: { '@site/design-system': '1.4.0' } };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'composition-'));
  for (const name of ['jobs', 'lost']) {
    await mkdir(join(folder, name));
    const site = { paths: [`/${name}/*`], budget: { js: 1_000 } };
    await writeFile(join(folder, name, 'package.json'), JSON.stringify({ site }));
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function publish(version: string, designSystem = '1.0.0') {
  const routes = [{ path: '/jobs', layout: 'site', js: [], css: [] }];
  const descriptor = { name: 'jobs', version, entry: 'assets/routes-1a2b3c4d.js', shared: {}, routes, files: {} };
  const files = {
    'server/routes.js': 'export const routes = [];',
    'client/assets/routes-1a2b3c4d.js': '{}',
    'client/assets/page.js': 'a'.repeat(30),
    'client/assets/other.js': 'b'.repeat(12),
    'client/assets/page.js.br': 'compressed',
    'client/assets/page.css': 'c'.repeat(5),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, 'jobs/dist', version, name, '..'), { recursive: true });
    await writeFile(join(folder, 'jobs/dist', version, name), content);
  }
  const text = JSON.stringify({ ...descriptor, shared: { '@site/design-system': designSystem } });
  await writeFile(join(folder, 'jobs/dist', version, 'remote.json'), text);
  await writeFile(join(folder, 'jobs/dist/remote.json'), text);
}

async function createReport() {
  const log = createLog(() => undefined);
  const loadRenderer = async () => (await import('../../../shell/src/entry-server.tsx')).createRenderer;
  const pages = await createPages({
    api: createMockApi(),
    log,
    hosts: createPageHosts({ loadRenderer, log }),
    findRemotes: createRegistryReader({ remotesFolder: folder, provided, log }),
    loadRenderer,
    refreshEvery: 0,
  });
  return createHost({ pages, provided, shellDist: folder }).composition;
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
    jsBytes: 44,
    cssBytes: 5,
    shared: { '@site/design-system': '1.0.0' },
    routes: ['/jobs'],
    refusedVersion: null,
    problem: null,
    lastGood: null,
    isPinned: false,
    gradualVersion: null,
    gradualShare: null,
    gradualSince: null,
  });
  expect(shell).toMatchObject({ version: '0.1.0', shared: provided.versions, node: process.version });
  expect(Date.parse(shell.startedAt)).toBeLessThanOrEqual(Date.now());
});

test('staff read which packages the served versions contain, where their builds say so', async () => {
  await publish('1-a');
  const bill = (...components: object[]) => JSON.stringify({ components });
  const [react, clsx] = [
    { name: 'react', version: '19.3.1' },
    { name: 'clsx', version: '2.1.1' },
  ];
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server/sbom.json'), bill(react, clsx));
  await writeFile(join(folder, 'jobs/dist/1-a/server/sbom.json'), bill(react));
  expect((await (await createReport())()).packages).toEqual([
    { ...clsx, in: ['shell 0.1.0'] },
    { ...react, in: ['shell 0.1.0', 'jobs 1-a'] },
  ]);
});

test('staff read which deprecated names a version uses, of those that it recorded', async () => {
  await publish('1-a');
  const name = (prop: string, at: string[]) => ({ component: 'Badge', prop, since: '1.7.0', at });
  const used = name('tone', ['src/page.tsx:2']);
  await writeDeprecatedNames(join(folder, 'jobs/dist/1-a'), [used, name('icon', [])]);
  expect((await (await createReport())()).deprecatedNames).toEqual([
    { remote: 'jobs', version: '1-a', as: 'live', names: [used] },
  ]);
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
    routes: ['/lost/*'],
    problem: expect.stringContaining('ENOENT') as string,
  });
});
