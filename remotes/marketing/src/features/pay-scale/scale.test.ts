import { expect, test } from 'vitest';
import { payScale } from './scale.ts';

const marked = (amounts: number[]) => payScale(amounts).ticks.map(({ label }) => label);

test('the scale runs between the round amounts around all pay', () => {
  expect(payScale([26_500, 31_000, 52_000])).toMatchObject({ min: 20_000, max: 60_000 });
  expect(marked([26_500, 31_000, 52_000])).toEqual(['£20k', '£30k', '£40k', '£50k', '£60k']);
});

test('a wide scale has fewer marks, so that their words have room', () => {
  expect(marked([24_000, 100_000])).toEqual(['£20k', '£40k', '£60k', '£80k', '£100k']);
});

test('a single amount has room around it', () => {
  expect(payScale([30_000, 30_000])).toMatchObject({ min: 30_000, max: 40_000 });
});
