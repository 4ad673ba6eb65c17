import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Manifest } from 'vite';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { filesNeededBy } from '../../build/manifest.ts';
import { readShellAssets, SHELL_BASE } from '../../server/rendering/assets.ts';
import { buildOneBundle, ENTRY } from '../bench/pages/one-bundle/build.ts';

const root = join(import.meta.dirname, '../..');

/** How many bytes of JavaScript a first visit may load beyond what one bundle has: the aim of decision 0012. */
const MOST = 25_000;

const PAGES = [
  { path: '/', remote: 'marketing', source: 'src/pages/home/index.ts' },
  { path: '/contact', remote: 'marketing', source: 'src/pages/contact/index.ts' },
  { path: '/jobs', remote: 'job-board', source: 'src/pages/job-list/index.ts' },
  { path: '/jobs/saved', remote: 'job-board', source: 'src/pages/saved-jobs/index.ts' },
];

let folder: string;
let bundle: Manifest;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-bundle-'));
  // Otherwise it would have React's warnings for developers.
  vi.stubEnv('NODE_ENV', 'production');
  bundle = await buildOneBundle(folder).finally(() => vi.unstubAllEnvs());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As they are sent. */
async function bytesOf(files: readonly string[]): Promise<number> {
  const sizes = files.map((file) => stat(`${file}.br`).catch(() => stat(file)));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}

const bytesInBundle = (remote: string, source: string) =>
  bytesOf(filesNeededBy(bundle, [ENTRY, `remotes/${remote}/${source}`]).js.map((file) => join(folder, file)));

async function bytesOnSite(remote: string, path: string): Promise<number> {
  const { entry, js } = await readShellAssets(join(root, 'shell/dist'));
  const ofShell = [entry, ...js].map((url) => url.slice(SHELL_BASE.length));
  const dist = join(root, 'remotes', remote, 'dist');
  const { version, routes } = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')) as RemoteDescriptor;
  const ofRemote = routes.find((route) => route.path === path)!.js;
  return bytesOf([
    ...ofShell.map((file) => join(root, 'shell/dist/client', file)),
    ...ofRemote.map((file) => join(dist, version, 'client', file)),
  ]);
}

test.each(PAGES)('$path loads little more JavaScript than one bundle would', async ({ path, remote, source }) => {
  const [site, one] = await Promise.all([bytesOnSite(remote, path), bytesInBundle(remote, source)]);
  console.log(`${path}: ${site} bytes, ${site - one} more than one bundle's ${one}`);
  expect(one).toBeGreaterThan(100_000);
  expect(site - one).toBeLessThanOrEqual(MOST);
});
