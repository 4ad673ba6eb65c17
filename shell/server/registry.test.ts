import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '@site/api/log.ts';
import type { RemoteDescriptor } from '@site/remote-kit/descriptor.ts';
import { createRegistryReader } from './registry.ts';

const provided = { '@site/design-system': '1.0.0' };

let folder: string;
let logged: Record<string, unknown>[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  logged = [];
  await writeFile(join(folder, 'registry.json'), JSON.stringify([{ name: 'jobs', build: 'dist', paths: ['/jobs/*'] }]));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const createReader = (versions = provided) =>
  createRegistryReader({
    file: join(folder, 'registry.json'),
    provided: versions,
    log: createLog((line) => logged.push(JSON.parse(line) as Record<string, unknown>)),
  });

let minutes = 0;

/** Publishes a build as a remote's own build does. */
async function publish(version: string, designSystem: string, path = '/jobs') {
  const descriptor: RemoteDescriptor = {
    name: 'jobs',
    version,
    entry: 'mf-manifest.json',
    shared: { '@site/design-system': designSystem },
    routes: [{ path, layout: 'site', js: [], css: [] }],
  };
  const dist = join(folder, 'dist');
  await mkdir(join(dist, version, 'server'), { recursive: true });
  await writeFile(join(dist, version, 'server/routes.js'), 'export const routes = [];');
  await writeFile(join(dist, version, 'remote.json'), JSON.stringify(descriptor));
  const publishedAt = new Date(Date.UTC(2026, 0, 1, 0, (minutes += 1)));
  await utimes(join(dist, version, 'remote.json'), publishedAt, publishedAt);
  await writeFile(join(dist, 'remote.json'), JSON.stringify(descriptor));
}

const served = async (read: ReturnType<typeof createReader>) => (await read()).remotes[0]?.build?.version;

describe('a remote whose newest build fits the shell', () => {
  test('is served in that build', async () => {
    await publish('1-a', '1.0.0');
    await publish('1-b', '1.0.0');
    expect(await served(createReader())).toBe('1-b');
    expect(logged).toEqual([]);
  });

  test('is served in an older build when its team points back to that one', async () => {
    await publish('1-a', '1.0.0');
    await publish('1-b', '1.0.0');
    await publish('1-a', '1.0.0');
    expect(await served(createReader())).toBe('1-a');
  });
});

describe('a remote whose newest build asks for a newer major version of a shared package', () => {
  beforeEach(async () => {
    await publish('1-a', '1.0.0');
    await publish('1-b', '1.0.0');
    await publish('2-a', '2.0.0');
  });

  test('is served in the newest build that fits', async () => {
    expect(await served(createReader())).toBe('1-b');
  });

  test('is logged once, with the reason, however often the registry is read', async () => {
    const read = createReader();
    await read();
    await read();
    expect(logged).toEqual([
      expect.objectContaining({
        level: 'error',
        event: 'remote.refused',
        remote: 'jobs',
        version: '2-a',
        message: 'it needs @site/design-system ^2.0.0, and this shell provides 1.0.0',
        served: '1-b',
      }),
    ]);
  });

  test('does not change what the registry tells browsers', async () => {
    const before = (await createReader()()).revision;
    await publish('2-b', '2.0.0');
    expect((await createReader()()).revision).toBe(before);
  });

  test('gets its newest build served by a shell that provides that version', async () => {
    expect(await served(createReader({ '@site/design-system': '2.1.0' }))).toBe('2-a');
  });
});

test('a remote without any build that fits is served without one, and the log says so', async () => {
  await publish('2-a', '2.0.0');
  expect(await served(createReader())).toBeUndefined();
  expect(logged).toEqual([expect.objectContaining({ event: 'remote.refused', served: null })]);
});

test('a build that does not say what it was built against is not served', async () => {
  await publish('1-a', '1.0.0');
  await writeFile(
    join(folder, 'dist/remote.json'),
    JSON.stringify({ name: 'jobs', version: '1-a', entry: '', routes: [] }),
  );
  expect(await served(createReader())).toBeUndefined();
  expect(logged).toEqual([
    expect.objectContaining({ event: 'remote.not-found', message: expect.stringContaining('shared') as string }),
  ]);
});

test('a build that claims another remote’s path is not served', async () => {
  await publish('1-a', '1.0.0', '/contact');
  expect(await served(createReader())).toBeUndefined();
  expect(logged).toEqual([
    expect.objectContaining({ event: 'remote.not-found', message: expect.stringContaining('/contact') as string }),
  ]);
});
