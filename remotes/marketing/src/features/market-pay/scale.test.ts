import { expect, test } from 'vitest';
import { scaleFor } from './scale.ts';

test('the scale runs between the round amounts around all roles', () => {
  const { at, ticks } = scaleFor([
    { lowerQuartile: 26_500, upperQuartile: 31_000 },
    { lowerQuartile: 34_000, upperQuartile: 52_000 },
  ]);
  expect(ticks).toEqual([20_000, 30_000, 40_000, 50_000, 60_000]);
  expect([20_000, 40_000, 60_000].map(at)).toEqual([0, 50, 100]);
});

test('a single amount has room around it', () => {
  expect(scaleFor([{ lowerQuartile: 30_000, upperQuartile: 30_000 }]).ticks).toEqual([30_000, 40_000]);
});
