import { expect, test } from 'vitest';
import { linePath } from './line-path.ts';

test('the line runs from side to side, and is highest at the largest amount', () => {
  expect(linePath([0, 10, 5], 10)).toBe('M0 100L50 0L100 50');
});

test('where there is no amount, the line has a gap', () => {
  expect(linePath([10, 10, null, 10, 10], 10)).toBe('M0 0L25 0M75 0L100 0');
});

test('an amount alone is a point', () => {
  expect(linePath([null, 10, null], 10)).toBe('M50 0h0');
  expect(linePath([10], 10)).toBe('M50 0h0');
});

test('amounts that are all zero lie on the ground', () => {
  expect(linePath([0, 0], 0)).toBe('M0 100L100 100');
});
