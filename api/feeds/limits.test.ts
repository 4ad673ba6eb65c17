import { expect, test } from 'vitest';
import { feedLimits } from './limits.ts';

const MB = 1024 * 1024;

test('a process of 1 GB reads a quarter of a million adverts of 4 KB', () => {
  expect(feedLimits(1024 * MB)).toEqual({
    adverts: 262_144,
    bytes: 1024 * MB,
    advertLength: 1_048_576,
    textLength: 131_072,
    depth: 32,
    threadMemory: 204,
  });
});

test('less memory lowers every limit, but the thread can still load its code', () => {
  const { threadMemory, ...little } = feedLimits(256 * MB);
  const enough: Readonly<Record<string, number>> = { ...feedLimits(1024 * MB) };
  for (const [name, limit] of Object.entries(little)) expect([name, limit]).toEqual([name, enough[name]! / 4]);
  expect(threadMemory).toBe(128);
});

test('no advert is nested a hundred levels deep, whatever the memory', () => {
  expect(feedLimits(512 * 1024 * MB).depth).toBe(100);
});

test('the limits come from this machine', () => {
  expect(feedLimits().adverts).toBeGreaterThan(0);
});
