import { mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import type { RemotePointer } from '../releases/history/release-state.ts';
import { createRegistryReader } from './registry.ts';
import { createRemotesFolder, type RemotesFolder } from './remotes-folder.test-support.ts';

const provided = { versions: { '@site/design-system': '1.0.0' }, exports: { '@site/design-system': ['Button'] } };

let remotes: RemotesFolder;
let logged: Record<string, unknown>[];
beforeEach(async () => {
  remotes = await createRemotesFolder();
  logged = [];
  await remotes.register('jobs', '/jobs/*');
});
afterEach(() => remotes.remove());

type Pointers = () => Promise<readonly RemotePointer[]>;

interface ReaderOptions {
  shell?: typeof provided;
  pointers?: Pointers;
  /** Those that visitors have had, and those that were held back or rejected. */
  versions?: { live?: string[]; held?: string[]; rejected?: string[] };
}

const createReader = ({ shell = provided, pointers, versions = {} }: ReaderOptions = {}) =>
  createRegistryReader({
    remotesFolder: remotes.path,
    releases: pointers && { pointers, versions: async () => knownVersions(versions) },
    provided: shell,
    log: createLog((line) => logged.push(JSON.parse(line) as Record<string, unknown>)),
  });

function knownVersions({ live = [], held = [], rejected = [] }: NonNullable<ReaderOptions['versions']>) {
  const at = new Date('2026-03-02T09:00:00Z');
  const toVersion = (wasLive: boolean, reasons: string[]) => (version: string) => ({
    remote: 'jobs',
    version,
    releasedAt: at,
    releasedBy: 'ada',
    wasLive,
    changedAt: at,
    reasons,
  });
  return [
    ...live.map(toVersion(true, [])),
    ...held.map(toVersion(false, [])),
    ...rejected.map(toVersion(true, ['It leaks memory.'])),
  ];
}

const pointing =
  (live: string | null, lastGood: string | null = null): Pointers =>
  async () => [{ remote: 'jobs', live, lastGood, isPinned: false, gradual: null, revision: 1 }];

const put = (version: string, designSystem = '1.0.0', route = '/jobs') =>
  remotes.put('jobs', version, { designSystem, route });

const served = async (read: ReturnType<typeof createReader>) => (await read()).remotes[0]?.build?.version;

describe('a remote on a site without a database', () => {
  test('is served in its newest build', async () => {
    await put('1-a');
    await put('1-b');
    expect(await served(createReader())).toBe('1-b');
    expect(logged).toEqual([]);
  });

  test('is served in an older build once that one is put again', async () => {
    await put('1-a');
    await put('1-b');
    await put('1-a');
    expect(await served(createReader())).toBe('1-a');
  });
});

test('a remote of which the database knows nothing is not served: nobody has tried it', async () => {
  await put('1-a');
  const [jobs] = (await createReader({ pointers: async () => [] })()).remotes;
  expect(jobs).toEqual({ name: 'jobs', paths: ['/jobs/*'], problem: 'none of its versions has been released' });
  expect(logged).toEqual([]);
});

describe('a remote whose newest build asks for a newer major version of a shared package', () => {
  beforeEach(async () => {
    await put('1-a');
    await put('1-b');
    await put('2-a', '2.0.0');
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
        event: 'remote.rejected',
        remote: 'jobs',
        version: '2-a',
        message: 'it needs @site/design-system ^2.0.0, and this shell provides 1.0.0',
        served: '1-b',
      }),
    ]);
  });

  test('does not change what the registry tells browsers', async () => {
    const before = (await createReader()()).revision;
    await put('2-b', '2.0.0');
    expect((await createReader()()).revision).toBe(before);
  });

  test('gets its newest build served by a shell that provides that version', async () => {
    expect(await served(createReader({ shell: { ...provided, versions: { '@site/design-system': '2.1.0' } } }))).toBe(
      '2-a',
    );
  });
});

test('a build that imports what the shell does not share is not served, so that no browser fails to link it', async () => {
  await remotes.put('jobs', '1-a', { components: ['Button'] });
  await remotes.put('jobs', '1-b', { components: ['Button', 'Carousel'] });
  expect(await served(createReader())).toBe('1-a');
  expect(logged).toMatchObject([
    {
      event: 'remote.rejected',
      version: '1-b',
      message: 'it imports Carousel from @site/design-system, which the shell does not share',
    },
  ]);
});

describe('a remote that has been released', () => {
  beforeEach(async () => {
    for (const version of ['1-a', '1-b', '1-c']) await put(version);
  });

  test('is served in its live version, whatever else is in its folder', async () => {
    expect(await served(createReader({ pointers: pointing('1-a') }))).toBe('1-a');
    expect(logged).toEqual([]);
  });

  test('is served in its last good version where the live one’s files are missing, and the log says why', async () => {
    const reader = createReader({ pointers: pointing('9-z', '1-b') });
    expect(await served(reader)).toBe('1-b');
    expect(logged).toMatchObject([{ event: 'remote.rejected', remote: 'jobs', version: '9-z', served: '1-b' }]);
    expect((await reader()).remotes[0]?.rejected).toMatchObject({
      version: '9-z',
      reasons: [expect.stringContaining('its files cannot be read') as string],
    });
  });

  test('is served in its last good version where a file of the live one was changed, and the log says which', async () => {
    const read = createReader({ pointers: pointing('1-b', '1-a') });
    await put('1-a');
    await put('1-b');
    expect(await served(read)).toBe('1-b');
    const bundle = join(remotes.path, 'jobs/dist/1-b/server/routes.js');
    const { mtime } = await stat(bundle);
    await writeFile(bundle, 'export const routes = {};');
    await utimes(bundle, mtime, mtime);
    expect(await served(read)).toBe('1-a');
    expect(logged).toMatchObject([
      {
        event: 'remote.rejected',
        version: '1-b',
        message: 'server/routes.js was changed after the build',
        served: '1-a',
      },
    ]);
    await put('1-b');
    expect(await served(read)).toBe('1-b');
  });

  test('is served in the newest build that fits and that visitors have had where neither does', async () => {
    await put('2-a', '2.0.0');
    const pointers = pointing('2-a', '9-z');
    const of = (versions: ReaderOptions['versions']) =>
      served(createReader({ pointers, ...(versions && { versions }) }));
    expect(await of({ live: ['1-a', '1-b', '1-c'] })).toBe('1-c');
    expect(await of({ live: ['1-a', '1-b'], rejected: ['1-c'] })).toBe('1-b');
    expect(await of({ live: ['1-a'], held: ['1-b', '1-c'] })).toBe('1-a');
    expect(await of({})).toBeUndefined();
  });

  test('is no longer in the registry once it has been removed', async () => {
    const { remotes: found, revision } = await createReader({ pointers: pointing(null, '1-a') })();
    expect([found, revision]).toEqual([[], '']);
  });

  test('stays as it was while the database is away, which is logged once', async () => {
    let isAway = false;
    const pointers = pointing('1-a');
    const reader = createReader({
      pointers: async () => (isAway ? Promise.reject(new Error('connection refused')) : pointers()),
    });
    await reader();
    isAway = true;
    expect([await served(reader), await served(reader)]).toEqual(['1-a', '1-a']);
    expect(logged).toMatchObject([{ event: 'releases.unreadable', message: 'Error: connection refused' }]);
  });

  test('has the other versions in its folder that fit for previews and gradual releases', async () => {
    await put('2-a', '2.0.0');
    const registry = await createReader({ pointers: pointing('1-a') })();
    const base = async (remote: string, version: string) => (await registry.build?.(remote, version))?.base;
    expect(await base('jobs', '1-c')).toBe('/remotes/jobs/1-c/');
    expect([await base('jobs', '2-a'), await base('jobs', '9-z'), await base('lorries', '1-a')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('a remote without any build that fits is served without one, and the log says so', async () => {
  await put('2-a', '2.0.0');
  expect(await served(createReader())).toBeUndefined();
  expect(logged).toEqual([expect.objectContaining({ event: 'remote.rejected', served: null })]);
});

test('a remote without any build is served without one, which is logged once', async () => {
  const reader = createReader();
  expect([await served(reader), await served(reader)]).toEqual([undefined, undefined]);
  expect(logged).toMatchObject([{ event: 'remote.not-found', remote: 'jobs' }]);
});

test.each([
  ['what it was built against', 'shared'],
  ['the hashes of its files', 'files'],
])('a build that does not say %s is not served', async (_what, missing) => {
  await put('1-a');
  const descriptor = {
    name: 'jobs',
    version: '1-a',
    entry: 'assets/routes-1a2b3c4d.js',
    routes: [],
    shared: {},
    imports: {},
    files: {},
  };
  await writeFile(
    join(remotes.path, 'jobs/dist/1-a/remote.json'),
    JSON.stringify({ ...descriptor, [missing]: undefined }),
  );
  expect(await served(createReader())).toBeUndefined();
  expect(logged).toEqual([
    expect.objectContaining({
      event: 'remote.rejected',
      message: expect.stringContaining(`its remote.json has no "${missing}": build it again`) as string,
    }),
  ]);
});

test('a build that claims another remote’s path is not served, and the one before it is', async () => {
  await put('1-a');
  await put('1-b', '1.0.0', '/contact');
  expect(await served(createReader())).toBe('1-a');
  expect(logged).toMatchObject([{ event: 'remote.rejected', version: '1-b', message: 'jobs may not own /contact' }]);
});

describe('the folder of remotes', () => {
  const found = async () => (await createReader()()).remotes;

  test('has a remote wherever a package.json says which paths it may own', async () => {
    await remotes.register('blog', '/blog/*');
    await mkdir(join(remotes.path, 'no-remote'));
    await writeFile(join(remotes.path, 'no-remote/package.json'), '{}');
    await mkdir(join(remotes.path, 'empty'));
    expect((await found()).map(({ name, paths }) => [name, paths])).toEqual([
      ['blog', ['/blog/*']],
      ['jobs', ['/jobs/*']],
    ]);
  });

  test.each(['/jobs', '/jobs/saved', '/jobs/saved/*', '/*'])(
    'has no second remote for %s: the first by name has it',
    async (path) => {
      await put('1-a');
      await remotes.register('zebra', '/zebra', path);
      const [jobs, zebra] = await found();
      expect(jobs?.build?.version).toBe('1-a');
      expect(zebra).toEqual({ name: 'zebra', paths: [], problem: `it may not own ${path}, as jobs does` });
    },
  );

  describe('where two remotes are live', () => {
    const both: Pointers = async () => {
      const [jobs] = await pointing('1-a')();
      return [{ ...jobs!, remote: 'blog' }, jobs!];
    };
    const read = async () =>
      (await createReader({ pointers: both })()).remotes.map(({ name, build, paths }) => [name, build?.version, paths]);

    test('gives nobody another one’s paths for what its team has put there since', async () => {
      await remotes.register('blog', '/blog/*');
      await remotes.put('blog', '1-a', { paths: ['/blog/*'] });
      await remotes.put('jobs', '1-a', { paths: ['/jobs/*'] });
      const before = await read();
      expect(before).toEqual([
        ['blog', '1-a', ['/blog/*']],
        ['jobs', '1-a', ['/jobs/*']],
      ]);
      await remotes.register('blog', '/jobs/*');
      await remotes.register('abacus', '/jobs/*');
      await remotes.put('abacus', '1-a', { route: '/jobs', paths: ['/jobs/*'] });
      expect((await read()).slice(1)).toEqual(before);
      expect(logged).toMatchObject([{ remote: 'abacus', message: 'it may not own /jobs/*, as jobs does' }]);
    });

    test('in versions that want the same path, serves the first by name', async () => {
      await remotes.register('blog', '/blog/*');
      await remotes.put('blog', '1-a', { route: '/jobs', paths: ['/jobs/*'] });
      await remotes.put('jobs', '1-a', { paths: ['/jobs/*'] });
      expect(await read()).toEqual([
        ['blog', '1-a', ['/jobs/*']],
        ['jobs', undefined, []],
      ]);
    });
  });

  test('has a remote with a problem where package.json is damaged; the others are served', async () => {
    await put('1-a');
    await remotes.register('blog', 'no-path');
    const [blog, jobs] = await found();
    expect(blog?.problem).toContain('its package.json cannot be read');
    expect(jobs?.build?.version).toBe('1-a');
  });
});

describe('a gradual release', () => {
  const gradually =
    (version: string): Pointers =>
    async () => {
      const [pointer] = await pointing('1-a')();
      return [{ ...pointer!, gradual: { version, share: 10 } }];
    };
  const gradual = async (version: string) =>
    (await createReader({ pointers: gradually(version) })()).remotes[0]?.gradual;

  test('is known with its share', async () => {
    await put('1-a');
    await put('1-b');
    expect(await gradual('1-b')).toEqual({ version: '1-b', share: 10 });
    expect(logged).toEqual([]);
  });

  test.each([
    ['whose files are missing', '1-z'],
    ['that does not fit the shell', '2-a'],
  ])('of a version %s has no visitors, and the log says so', async (_case, version) => {
    await put('2-a', '2.0.0');
    await put('1-a');
    expect(await gradual(version)).toBeUndefined();
    expect(logged).toEqual([expect.objectContaining({ event: 'remote.rejected', version })]);
  });
});
