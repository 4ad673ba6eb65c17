import { expect, test } from 'vitest';
import { utcDay, utcTime } from './utc-text.ts';

test('an instant is said by its day and minute in UTC', () => {
  expect(utcDay('2026-11-20T14:24:59.123Z')).toBe('2026-11-20');
  expect(utcTime('2026-11-20T14:24:59.123Z')).toBe('2026-11-20 14:24 UTC');
});

test('of a text that is no instant, no character is cut in half: the page would be other than its HTML', () => {
  for (const text of ['🚚'.repeat(20), `x${'🚚'.repeat(20)}`]) {
    expect(utcDay(text).isWellFormed()).toBe(true);
    expect(utcTime(text).isWellFormed()).toBe(true);
  }
});
