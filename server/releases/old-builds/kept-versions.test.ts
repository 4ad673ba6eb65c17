import { expect, test } from 'vitest';
import type { RemotePointer } from '../history/release-state.ts';
import { keptVersions } from './kept-versions.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const HOUR_MS = 60 * 60_000;
const LONG_AGO = new Date('2026-01-01T09:00:00Z');

const version = (name: string, hoursAgo: number, reasons: string[] = []) => ({
  remote: 'jobs',
  version: name,
  releasedAt: LONG_AGO,
  releasedBy: 'ada',
  wasLive: true,
  changedAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
  reasons,
});
const pointer = (changes: Partial<RemotePointer>): RemotePointer => ({
  remote: 'jobs',
  live: null,
  lastGood: null,
  isPinned: false,
  gradual: null,
  revision: 1,
  ...changes,
});

/** Released long ago, and last changed a day apart: 'a' ten days ago. */
const TEN = [...'abcdefghij'].map((name, index) => version(name, (10 - index) * 24));
const kept = (...args: Parameters<typeof keptVersions>) => [...keptVersions(...args)].toSorted().join('');

test('the five newest versions are kept', () => {
  expect(kept(TEN, undefined, NOW)).toBe('fghij');
});

test('so is every version that was live or shown in the last 24 hours, however many there are and however old', () => {
  const today = [...'klmnopq'].map((name) => version(name, 23.9));
  expect(kept([...TEN, ...today], undefined, NOW)).toBe('klmnopq');
});

test.each([{ live: 'a' }, { lastGood: 'a' }, { live: 'a', isPinned: true }, { gradual: { version: 'a', share: 5 } }])(
  'a version that is pointed to is kept however old it is: %o',
  (changes) => {
    expect(kept(TEN, pointer(changes), NOW)).toBe('afghij');
  },
);

test('a rejected version is kept for 24 hours, and is not one of the five', () => {
  const rejected = (hours: number) => version('r', hours, ['It throws.']);
  expect(kept([...TEN, rejected(23)], undefined, NOW)).toBe('fghijr');
  expect(kept([...TEN, rejected(25)], undefined, NOW)).toBe('fghij');
});
