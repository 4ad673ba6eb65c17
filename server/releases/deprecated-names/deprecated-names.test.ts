import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RemotePointer } from '../history/release-state.ts';
import { createReadCounter } from '../../http/rejection.ts';
import { createRemotesFolder, type RemotesFolder } from '../../remotes/remotes-folder.test-support.ts';
import { CONNECTION } from '../../serving.test-support.ts';
import { readVersionNames } from './read-version-names.ts';
import { createDeprecatedNames } from './serve-deprecated-names.ts';

const used = { component: 'Button', prop: 'icon', since: '1.7.0', at: ['src/page.tsx:2', 'src/page.tsx:9'] };
const unused = { component: 'Badge', prop: 'tone', since: '1.7.0', at: [] };
const pointer: RemotePointer = {
  remote: 'jobs',
  live: '1-b',
  lastGood: '1-a',
  isPinned: false,
  gradual: null,
  revision: 3,
};

let remotes: RemotesFolder;
beforeEach(async () => {
  remotes = await createRemotesFolder();
  await remotes.put('jobs', '1-a');
  await remotes.put('jobs', '1-b', { deprecatedNames: [used, unused] });
  await remotes.put('jobs', '1-c', { deprecatedNames: [unused] });
});
afterEach(() => remotes.remove());

const records = (changes: Partial<RemotePointer> = {}) => ({
  remotes: () => [
    { name: 'jobs', paths: [], build: { version: '1-b', versions: join(remotes.path, 'jobs/dist') } as never },
  ],
  releases: { pointers: async () => [{ ...pointer, ...changes }] },
});

test('of each version that visitors get or may get back, its record is read; without one, nothing is known', async () => {
  expect(await readVersionNames(records({ gradual: { version: '1-c', share: 10 } }))).toEqual([
    { remote: 'jobs', version: '1-b', as: 'live', names: [used, unused] },
    { remote: 'jobs', version: '1-c', as: 'gradual', names: [unused] },
    { remote: 'jobs', version: '1-a', as: 'last good', names: null },
  ]);
});

test('a version that is pinned is said to be', async () => {
  expect((await readVersionNames(records({ isPinned: true })))[0]).toMatchObject({ version: '1-b', as: 'pinned' });
});

test('nothing is known of a version whose files are not here, or whose record is none', async () => {
  await remotes.put('jobs', '1-d', { deprecatedNames: [{ name: 'Button' }] as never });
  const read = await readVersionNames(records({ live: '1-x', lastGood: '1-d' }));
  expect(read.map(({ names }) => names)).toEqual([null, null]);
});

test('a record that is too long to read for everybody who asks says nothing', async () => {
  await remotes.put('jobs', '1-d', { deprecatedNames: [{ ...used, at: Array(100_000).fill('src/page.tsx:2') }] });
  expect(await readVersionNames(records({ live: '1-d', lastGood: null }))).toMatchObject([
    { version: '1-d', names: null },
  ]);
});

test('where nothing is released, the newest build is live', async () => {
  const { remotes: found } = records();
  expect(await readVersionNames({ remotes: found })).toMatchObject([{ version: '1-b', as: 'live' }]);
});

function ask(reads = 1) {
  let counted = 0;
  const countRead = createReadCounter(() => ((counted += 1) > reads ? 60 : 0));
  const app = createDeprecatedNames({ api: { addressOf: () => '203.0.113.7' }, countRead, ...records() });
  return app.request('/remotes/-/deprecated-names', {}, CONNECTION);
}

test('everybody, on any origin, reads which version uses which name how often, and not where', async () => {
  const response = await ask();
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({
    versions: [
      {
        remote: 'jobs',
        version: '1-b',
        as: 'live',
        names: [
          { component: 'Button', prop: 'icon', uses: 2 },
          { component: 'Badge', prop: 'tone', uses: 0 },
        ],
      },
      { remote: 'jobs', version: '1-a', as: 'last good', names: null },
    ],
  });
});

test('whoever reads too much is turned down', async () => {
  expect((await ask(0)).status).toBe(429);
});
