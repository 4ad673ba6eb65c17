import { expect, test } from 'vitest';
import { inWindows, sizeAt } from './size-at.ts';

test.each([
  ['1.5rem', 360, 24],
  ['999px', 360, 999],
  ['clamp(1rem, 4vw, 2.5rem)', 360, 16],
  ['clamp(1rem, 4vw, 2.5rem)', 768, 30.72],
  ['clamp(1rem, 4vw, 2.5rem)', 1440, 40],
  ['clamp(2.5rem, 1.68rem + 3.65vw, 5rem)', 1000, 63.38],
])('%s is, in a window of %i px, %f px', (value, width, expected) =>
  expect(sizeAt(value, width)).toBeCloseTo(expected),
);

test('a size that grows is given for each window, a fixed one once', () => {
  expect(inWindows('clamp(1rem, 4vw, 2.5rem)')).toBe('16 · 30.7 · 40 px at 360 · 768 · 1440');
  expect(inWindows('1rem')).toBe('16 px');
});

test('other lengths are rejected rather than guessed', () => expect(() => sizeAt('3ch', 360)).toThrow('"3ch"'));
