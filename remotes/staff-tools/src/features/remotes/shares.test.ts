import { expect, test } from 'vitest';
import { excessText, shareText } from './shares.ts';

const of = (bad: number, total: number) => ({ bad, total });

test('a share is rounded to two digits, so that a rare failure is no zero', () => {
  const shares = [of(0, 400), of(5, 12_000), of(17, 6_120), of(133, 400), of(30, 30)].map(shareText);
  expect(shares).toEqual(['0%', '0.042%', '0.28%', '33%', '100%']);
});

test('of fewer than twenty there is no share, and staff are told', () => {
  expect([of(0, 0), of(10, 19), of(10, 20)].map(shareText)).toEqual(['None yet', 'Too few to tell', '50%']);
});

test('a gradual version is compared with the live one where both have been seen often enough', () => {
  expect(excessText(of(4, 160), of(1, 640))).toBe('2.3 points more than live');
  expect(excessText(of(9, 19), of(1, 640))).toBeUndefined();
  expect(excessText(of(9, 40), of(1, 19))).toBeUndefined();
});

test('a gradual version that does better, or hardly worse, has no remark', () => {
  expect(excessText(of(1, 640), of(4, 160))).toBeUndefined();
  expect(excessText(of(2, 40), of(2, 40))).toBeUndefined();
  expect(excessText(of(1, 203), of(2, 812))).toBeUndefined();
});
