import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRemotesFolder, type RemotesFolder } from '../../remotes/remotes-folder.test-support.ts';
import type { ReleasedVersion, RemotePointer } from '../history/release-state.ts';
import type { Releases } from '../history/releases.ts';
import { removeOldBuilds } from './remove-old-builds.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

/** Released a day apart: 'a' first, seven days ago. */
const VERSIONS = [...'abcdefg'];
const released: ReleasedVersion[] = VERSIONS.map((version, index) => {
  const releasedAt = new Date(NOW.getTime() - (VERSIONS.length - index) * DAY_MS);
  return { remote: 'jobs', version, releasedAt, releasedBy: 'ada', wasLive: true, changedAt: releasedAt, reasons: [] };
});
const pointer: RemotePointer = {
  remote: 'jobs',
  live: 'g',
  lastGood: 'a',
  isPinned: false,
  gradual: null,
  revision: 8,
};
const releases = { pointers: async () => [pointer], versions: async () => released } as unknown as Releases;

let remotes: RemotesFolder;
beforeEach(async () => {
  remotes = await createRemotesFolder();
  await remotes.register('jobs', '/jobs/*');
  for (const version of VERSIONS) await remotes.put('jobs', version);
});
afterEach(() => remotes.remove());

async function left(): Promise<string[]> {
  await removeOldBuilds({ remotesFolder: remotes.path, releases }, NOW);
  return (await readdir(join(remotes.path, 'jobs/dist'))).filter((name) => name !== 'remote.json').toSorted();
}

test('what need not be kept is deleted: neither pointed to, nor recent, nor one of the five newest', async () => {
  expect(await left()).toEqual([...'acdefg']);
});

test('what the database has never seen has just been put there, and stays', async () => {
  await remotes.put('jobs', 'x');
  await remotes.put('jobs', 'y');
  expect(await left()).toEqual([...'acdefgxy']);
});

test('an old version that was put again stays', async () => {
  await remotes.put('jobs', 'b');
  expect(await left()).toEqual([...'abcdefg']);
});

test('a remote that was never built is no problem', async () => {
  await remotes.register('blog', '/blog');
  await expect(left()).resolves.toContain('g');
});
