import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '@site/api/program';
import { createTestApi, OPENING_MS, type TestApi } from '@site/api/test-support';
import { createRegistryReader } from '../../remotes/registry.ts';
import { createRemotesFolder, type RemotesFolder } from '../../remotes/remotes-folder.test-support.ts';
import { createReleases, type Releases } from '../history/releases.ts';
import { releaseNewBuilds } from './release-new-builds.ts';

let api: TestApi;
let releases: Releases;
beforeAll(async () => {
  api = await createTestApi();
  releases = createReleases(api.services);
}, OPENING_MS);
afterAll(() => api.close());

let remotes: RemotesFolder;
let logged: Record<string, unknown>[];
let tried: string[];
beforeEach(async () => {
  await api.empty('remote_pointers', 'remote_versions', 'release_changes');
  remotes = await createRemotesFolder();
  await remotes.register('jobs', '/jobs/*');
  logged = [];
  tried = [];
});
afterEach(() => remotes.remove());

interface Start {
  /** Why a build must not be served, of each remote if they differ. */
  reasons?: string[] | Readonly<Record<string, string[]>>;
  designSystem?: string;
  shellBuild?: string;
}

/** What a server does when it starts. */
function start({ reasons = [], designSystem = '1.0.0', shellBuild = 'one' }: Start = {}) {
  const provided = { versions: { '@site/design-system': designSystem } };
  const findRemotes = createRegistryReader({
    remotesFolder: remotes.path,
    releases,
    provided,
    log: createLog(() => undefined),
  });
  return releaseNewBuilds({
    remotesFolder: remotes.path,
    releases,
    provided,
    findRemotes,
    liveParts: async () => (await findRemotes()).remotes.flatMap(({ build }) => build ?? []),
    problemsOf: async ({ name, version }) => {
      tried.push(version);
      return Array.isArray(reasons) ? reasons : (reasons[name] ?? []);
    },
    shellBuild,
    log: createLog((line) => logged.push(JSON.parse(line) as Record<string, unknown>)),
  });
}
const rejections = () => logged.filter(({ event }) => event === 'remote.rejected').map(({ message }) => message);
const live = async () => (await releases.pointers()).map((pointer) => pointer.live);
const command = (action: 'release' | 'hold' | 'reject' | 'rollback' | 'remove' | 'pin', version?: string) =>
  releases.change({ remote: 'jobs', action, version, note: 'A reason' }, 'ada');

test('the first start releases the newest build of each remote, untried', async () => {
  await remotes.register('blog', '/blog');
  await remotes.put('jobs', '1-a');
  await remotes.put('jobs', '1-b');
  await remotes.put('blog', '1-a');
  await start();
  expect(await releases.pointers()).toMatchObject([
    { remote: 'blog', live: '1-a', lastGood: null },
    { remote: 'jobs', live: '1-b', lastGood: null },
  ]);
  expect(tried).toEqual([]);
  expect(await releases.history({ remote: 'jobs' })).toMatchObject([{ by: 'start', action: 'release', to: '1-b' }]);
});

test('a build that was put while no server ran is tried, then released', async () => {
  await remotes.put('jobs', '1-a');
  await start();
  await remotes.put('jobs', '1-b');
  await start();
  expect(await releases.pointers()).toMatchObject([{ live: '1-b', lastGood: '1-a' }]);
  expect(tried).toEqual(['1-b']);
});

describe('the first build of a remote, on a site where others are live', () => {
  beforeEach(async () => {
    await remotes.put('jobs', '1-a');
    await start();
    await remotes.register('blog', '/blog');
    await remotes.put('blog', '1-a');
  });

  test('is tried, then released', async () => {
    await start();
    expect(await live()).toEqual(['1-a', '1-a']);
    expect(tried).toEqual(['1-a']);
  });

  test('is rejected if it does not work, and its remote is not served', async () => {
    await start({ reasons: ['It throws'] });
    expect(await releases.pointers()).toMatchObject([{ remote: 'jobs', live: '1-a' }]);
    expect(await releases.versions('blog')).toMatchObject([{ version: '1-a', reasons: ['It throws'] }]);
  });
});

test('a version that is held back stays so, also as the first of its remote', async () => {
  await remotes.put('jobs', '1-a');
  await remotes.put('jobs', '1-b');
  await command('hold', '1-b');
  await start();
  expect(await live()).toEqual([]);
});

describe('a path that two remotes want', () => {
  test('is kept by the one that is live, also when the other comes first by name', async () => {
    await remotes.put('jobs', '1-a', { paths: ['/jobs/*'] });
    await remotes.register('blog', '/blog');
    await remotes.put('blog', '1-a', { paths: ['/blog'] });
    await start();
    await remotes.register('blog', '/blog', '/jobs/*');
    await remotes.put('blog', '1-b', { paths: ['/blog', '/jobs/*'] });
    await remotes.put('jobs', '1-b', { paths: ['/jobs/*'] });
    await start();
    expect(await releases.pointers()).toMatchObject([
      { remote: 'blog', live: '1-a' },
      { remote: 'jobs', live: '1-b' },
    ]);
    expect(rejections()).toEqual(['it may not own /jobs/*, as jobs does']);
  });

  test('is taken by the first of them by name when nothing was ever live', async () => {
    await remotes.put('jobs', '1-a');
    await remotes.register('blog', '/jobs/*');
    await remotes.put('blog', '1-a', { route: '/jobs/new' });
    await start();
    expect(await releases.pointers()).toMatchObject([{ remote: 'blog', live: '1-a' }]);
    expect(rejections()).toEqual(['it may not own /jobs/*, as blog does']);
  });
});

test('one that does not work is rejected with its reasons, and the live version stays', async () => {
  await remotes.put('jobs', '1-a');
  await start();
  await remotes.put('jobs', '1-b');
  await start({ reasons: ['It throws:\n  at line 1', 'It has no route'] });
  expect(await live()).toEqual(['1-a']);
  expect((await releases.versions())[0]).toMatchObject({
    version: '1-b',
    reasons: ['It throws: at line 1', 'It has no route'],
  });
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'remote.rejected', remote: 'jobs', version: '1-b', served: '1-a' }),
  );
});

test('a rejected build is tried once, and each later start says why it is not live', async () => {
  await remotes.put('jobs', '1-a');
  await start();
  await remotes.put('jobs', '1-b');
  for (let starts = 1; starts <= 3; starts += 1) {
    await start({ reasons: ['It throws'] });
    expect(tried).toEqual(['1-b']);
    expect(rejections()).toEqual(Array(starts).fill('It throws'));
  }
  expect(await releases.history()).toHaveLength(2);
});

test('another build of the shell tries it again, as does this one where the remote may have more', async () => {
  await remotes.put('jobs', '1-a');
  await start();
  await remotes.put('jobs', '1-b');
  await start({ reasons: ['It throws'] });
  await start({ reasons: ['It throws'], shellBuild: 'two' });
  await start({ shellBuild: 'two' });
  expect(tried).toEqual(['1-b', '1-b']);
  await remotes.register('jobs', '/jobs/*', '/apply');
  await start({ shellBuild: 'two' });
  expect(tried).toEqual(['1-b', '1-b', '1-b']);
  expect(await live()).toEqual(['1-b']);
});

describe('new builds that link to one another’s pages', () => {
  const toNewPage = (remote: string) => [{ remote, path: `/${remote}/new` }];
  beforeEach(async () => {
    await remotes.register('blog', '/blog/*');
    await remotes.put('blog', '1-a');
    await remotes.put('jobs', '1-a');
    await start();
    await remotes.put('blog', '1-b', { route: '/blog/new', links: toNewPage('jobs') });
  });

  test('take over together', async () => {
    await remotes.put('jobs', '1-b', { route: '/jobs/new', links: toNewPage('blog') });
    await start();
    expect(await live()).toEqual(['1-b', '1-b']);
    expect(tried.toSorted()).toEqual(['1-b', '1-b']);
    expect(rejections()).toEqual([]);
  });

  test('are both rejected when one of them does not work', async () => {
    await remotes.put('jobs', '1-b', { route: '/jobs/new', links: toNewPage('blog') });
    await start({ reasons: { jobs: ['It throws'] } });
    expect(await live()).toEqual(['1-a', '1-a']);
    expect(rejections()).toEqual(['It throws', 'blog 1-b links to /jobs/new, which jobs 1-a lacks']);
  });

  test('cannot count on the pages of a remote that is pinned', async () => {
    await remotes.put('jobs', '1-b', { route: '/jobs/new' });
    await command('pin');
    await start();
    expect(await live()).toEqual(['1-a', '1-a']);
    expect(rejections()).toEqual(['blog 1-b links to /jobs/new, which jobs 1-a lacks']);
  });

  test('are released later, once the page is there', async () => {
    await start();
    expect(await live()).toEqual(['1-a', '1-a']);
    expect(tried).toEqual([]);
    await remotes.put('jobs', '1-b', { route: '/jobs/new' });
    await start();
    expect(await live()).toEqual(['1-b', '1-b']);
  });
});

test('a build for a newer shell is rejected by this one, and released by that one', async () => {
  await remotes.put('jobs', '1-a');
  await start();
  await remotes.put('jobs', '2-a', { designSystem: '2.0.0' });
  await start();
  expect(await live()).toEqual(['1-a']);
  await start({ designSystem: '2.0.0' });
  expect(await live()).toEqual(['2-a']);
});

test('where the first build does not fit the shell, the newest that fits is released', async () => {
  await remotes.put('jobs', '1-a');
  await remotes.put('jobs', '2-a', { designSystem: '2.0.0' });
  await start();
  expect(await live()).toEqual(['1-a']);
  expect((await releases.history()).map(({ action, to }) => [action, to])).toEqual([
    ['release', '1-a'],
    ['reject', '2-a'],
  ]);
});

test('a restart does not undo a rollback', async () => {
  await remotes.put('jobs', '1-a');
  await start();
  await remotes.put('jobs', '1-b');
  await command('release', '1-b');
  await command('rollback');
  await start();
  expect(await live()).toEqual(['1-a']);
});

test('a removed remote stays removed, and a pinned one as it is', async () => {
  await remotes.put('jobs', '1-a');
  await start();
  await command('pin');
  await remotes.put('jobs', '1-b');
  await start();
  expect(await live()).toEqual(['1-a']);
  await command('remove');
  await remotes.put('jobs', '1-c');
  await start();
  expect(await live()).toEqual([null]);
});

test('two servers that start together release a build once', async () => {
  await remotes.put('jobs', '1-a');
  await Promise.all([start(), start()]);
  expect(await releases.history()).toHaveLength(1);
  expect(logged.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('a remote that has not been built is left alone', async () => {
  await start();
  expect(await releases.history()).toEqual([]);
  expect(logged).toEqual([]);
});
