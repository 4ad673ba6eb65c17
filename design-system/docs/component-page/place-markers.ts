import type { Place } from './find-parts.ts';

/** A part's number, and the line that leads from it to the part. */
export interface Marker {
  number: Place;
  leader: Place;
}

/** The side of a number, and its distance from the figure, in pixels. */
const SIZE = 24;
const GAP = 4;

/** Where along a part its line may end: in the middle if possible. */
const STEPS = [0.5, 0.25, 0.75, 0.1, 0.9];

/**
 * Numbers the parts around the figure, so that no number covers anything in it. Each stands on the side from which its
 * line is short, crosses no other part and meets no other number.
 * @param figure its size
 */
export function placeMarkers(parts: readonly Place[], figure: Pick<Place, 'inlineSize' | 'blockSize'>): Marker[] {
  const markers: Marker[] = [];
  for (const part of parts) {
    const others = parts.filter((other) => !contains(other, part));
    const costOf = ({ number, leader }: Marker) =>
      leader.inlineSize +
      leader.blockSize +
      1_000 * others.filter((other) => overlap(leader, other)).length +
      10_000 * markers.filter((marker) => overlap(number, marker.number)).length;
    const cheapest = candidatesFor(part, figure)
      .map((marker) => ({ marker, cost: costOf(marker) }))
      .reduce((best, each) => (each.cost < best.cost ? each : best));
    markers.push(cheapest.marker);
  }
  return markers;
}

function candidatesFor(part: Place, figure: Pick<Place, 'inlineSize' | 'blockSize'>): [Marker, ...Marker[]] {
  const { insetInlineStart: left, insetBlockStart: top, inlineSize: width, blockSize: height } = part;
  const across = (x: number) => [
    { number: square(x - SIZE / 2, -GAP - SIZE), leader: box(x, -GAP, 0, top + GAP) },
    {
      number: square(x - SIZE / 2, figure.blockSize + GAP),
      leader: box(x, top + height, 0, figure.blockSize + GAP - top - height),
    },
  ];
  const along = (y: number) => [
    { number: square(-GAP - SIZE, y - SIZE / 2), leader: box(-GAP, y, left + GAP, 0) },
    {
      number: square(figure.inlineSize + GAP, y - SIZE / 2),
      leader: box(left + width, y, figure.inlineSize + GAP - left - width, 0),
    },
  ];
  return STEPS.flatMap((step) => [...along(top + step * height), ...across(left + step * width)]) as [Marker];
}

const box = (insetInlineStart: number, insetBlockStart: number, inlineSize: number, blockSize: number): Place => ({
  insetInlineStart,
  insetBlockStart,
  inlineSize: Math.max(0, inlineSize),
  blockSize: Math.max(0, blockSize),
});
const square = (x: number, y: number) => box(x, y, SIZE, SIZE);

const endOf = ({ insetInlineStart, insetBlockStart, inlineSize, blockSize }: Place) => ({
  right: insetInlineStart + inlineSize,
  bottom: insetBlockStart + blockSize,
});

/** Whether a part is around another one, or the same: lines to what is in it may cross it. */
function contains(outer: Place, inner: Place): boolean {
  const [outerEnd, innerEnd] = [endOf(outer), endOf(inner)];
  return (
    outer.insetInlineStart <= inner.insetInlineStart &&
    outer.insetBlockStart <= inner.insetBlockStart &&
    outerEnd.right >= innerEnd.right &&
    outerEnd.bottom >= innerEnd.bottom
  );
}

function overlap(one: Place, other: Place): boolean {
  const [end, otherEnd] = [endOf(one), endOf(other)];
  return (
    one.insetInlineStart < otherEnd.right &&
    other.insetInlineStart < end.right &&
    one.insetBlockStart < otherEnd.bottom &&
    other.insetBlockStart < end.bottom
  );
}
