import { expect, test } from 'vitest';
import { heightOf, slotOf } from './chart-bars.ts';

test('the newest sync is at the right edge, and the oldest of fifty at the left', () => {
  expect(slotOf(0, 50).start).toBe(0);
  const newest = slotOf(49, 50);
  expect(newest.start + newest.width).toBeCloseTo(1);
});

test('a few syncs stand at the right, with bars no wider than those of twenty-four', () => {
  expect(slotOf(1, 2)).toEqual({ start: 23 / 24, width: 1 / 24 });
});

test('a sync that added 648 jobs fills the chart, and a dozen jobs still show beside it', () => {
  expect(heightOf(648, 648)).toBe(1);
  expect(heightOf(12, 648)).toBeGreaterThan(0.1);
  expect(heightOf(24, 648)).toBeGreaterThan(heightOf(12, 648));
});

test('what is nothing has no bar', () => {
  expect(heightOf(0, 648)).toBe(0);
  expect(heightOf(0, 0)).toBe(0);
});
