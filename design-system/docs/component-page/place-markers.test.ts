import { describe, expect, test } from 'vitest';
import type { Place } from './find-parts.ts';
import { placeMarkers } from './place-markers.ts';

const place = (insetInlineStart: number, insetBlockStart: number, inlineSize: number, blockSize: number): Place => ({
  insetInlineStart,
  insetBlockStart,
  inlineSize,
  blockSize,
});

const figure = { inlineSize: 600, blockSize: 100 };
const plate = place(0, 20, 200, 48);
const [label, icon] = [place(20, 32, 100, 24), place(160, 32, 24, 24)];
const [first, second] = [place(0, 0, 600, 10), place(0, 12, 600, 10)];

const isOutside = ({ insetInlineStart: x, insetBlockStart: y, inlineSize, blockSize }: Place) =>
  x + inlineSize <= 0 || y + blockSize <= 0 || x >= figure.inlineSize || y >= figure.blockSize;

const areApart = (one: Place, other: Place) =>
  Math.abs(one.insetInlineStart - other.insetInlineStart) >= 24 ||
  Math.abs(one.insetBlockStart - other.insetBlockStart) >= 24;

describe.each([
  ['a button with its label and its icon', [plate, label, icon]],
  ['two lines, closer than a number is high', [first, second]],
  ['a part in the very place of another', [plate, plate]],
])('the numbers of %s', (_, parts) => {
  const numbers = placeMarkers(parts, figure).map(({ number }) => number);

  test('cover nothing in the figure', () => expect(numbers.filter((number) => !isOutside(number))).toEqual([]));

  test('do not cover one another', () => {
    for (const [index, number] of numbers.entries())
      expect(numbers.slice(0, index).every((other) => areApart(number, other))).toBe(true);
  });
});

test('a line ends at its part, and goes round the others', () => {
  const [, , marker] = placeMarkers([plate, label, icon], figure);
  expect(marker?.leader).toEqual(place(172, -4, 0, 36));
});
