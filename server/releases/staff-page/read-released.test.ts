import { expect, test } from 'vitest';
import type { RemotePointer } from '../history/release-state.ts';
import type { Releases } from '../history/releases.ts';
import { readReleased } from './read-released.ts';

const pointer: RemotePointer = {
  remote: 'jobs',
  live: '3-c',
  lastGood: '2-b',
  isPinned: true,
  gradual: { version: '4-d', share: 20 },
  revision: 7,
};
const at = new Date('2026-03-02T09:00:00Z');
const started = new Date('2026-03-01T17:30:00Z');

function releasesOf(versions: readonly string[]): Releases {
  const toVersion = (version: string) => ({
    remote: 'jobs',
    version,
    releasedAt: at,
    releasedBy: 'ada',
    wasLive: true,
    changedAt: at,
    reasons: [],
  });
  const common = { at, by: 'ada', remote: 'jobs', from: '3-c' } as const;
  const pin = { ...common, action: 'pin', to: '3-c', note: '' } as const;
  const gradual = { ...common, at: started, action: 'gradual', to: '4-d', note: '20%' } as const;
  return {
    pointers: async () => [pointer],
    versions: async () => [
      ...versions.map(toVersion),
      { ...toVersion('0-y'), wasLive: false },
      { ...toVersion('0-x'), reasons: ['it throws'] },
    ],
    history: async () => [pin, gradual],
    change: () => Promise.reject(new Error('nothing is changed here')),
  };
}

test('staff read what visitors get of each version', async () => {
  const { versions } = await readReleased(releasesOf(['4-d', '3-c', '2-b', '1-a']));
  expect(versions.map(({ version, state }) => [version, state])).toEqual([
    ['4-d', 'gradual'],
    ['3-c', 'live'],
    ['2-b', 'last-good'],
    ['1-a', 'released'],
    ['0-y', 'held'],
    ['0-x', 'rejected'],
  ]);
});

test('staff read who changed what, and what is pinned or shown to some', async () => {
  const { changes, pointerOf } = await readReleased(releasesOf([]));
  expect(changes[0]).toEqual({
    at: '2026-03-02T09:00:00.000Z',
    by: 'ada',
    remote: 'jobs',
    action: 'pin',
    from: '3-c',
    to: '3-c',
    note: '',
  });
  expect(pointerOf('jobs')).toEqual({
    lastGood: '2-b',
    isPinned: true,
    gradualVersion: '4-d',
    gradualShare: 20,
    gradualSince: '2026-03-01T17:30:00.000Z',
  });
});

test('only the fifty newest versions are listed', async () => {
  const { versions } = await readReleased(releasesOf(Array.from({ length: 60 }, (_, index) => `1-${index}`)));
  expect(versions).toHaveLength(50);
});

test('without a database nothing was released', async () => {
  const { versions, changes, pointerOf } = await readReleased(undefined);
  expect([versions, changes]).toEqual([[], []]);
  expect(pointerOf('jobs')).toEqual({
    lastGood: null,
    isPinned: false,
    gradualVersion: null,
    gradualShare: null,
    gradualSince: null,
  });
});
