import sharp from 'sharp';
import { patchesOf, type Patch } from './patches.ts';

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** How a picture differs from another. */
export interface Change {
  /** '#ff6e00 became #0b5fff', if nothing moved and that explains most of the difference. */
  colour?: string;
  /** Width and height of each patch that differs, each size once. */
  sizes: [number, number][];
  /** In words: the colour, or how many places differ. */
  summary: string;
  /** How much of the difference the summary tells, from 0 to 1. */
  share: number;
}

/** Of 255: less than anybody sees. */
const TOLERANCE = 5;
const CHANNELS = 4;
/** A change of colour explains a difference from this share of its pixels. */
const MOST = 0.5;
/** If more of a colour's pixels than this stay beside those that change, then an edge moved. */
const LEFT_OVER = 0.1;

/** What a picture has that another has not; undefined if nobody could tell them apart. */
export async function compare(before: Buffer, after: Buffer): Promise<Change | undefined> {
  if (before.equals(after)) return undefined;
  const [old, current] = await Promise.all([read(before), read(after)]);
  const width = Math.max(old.width, current.width);
  const height = Math.max(old.height, current.height);
  const differing = new Set<number>();
  for (let y = 0; y < height; y++) {
    if (rowOf(old, y).equals(rowOf(current, y))) continue;
    for (let x = 0; x < width; x++) {
      const [from, to] = [offset(old, x, y), offset(current, x, y)];
      if (from < 0 || to < 0 || !areEqual(old.data, from, current.data, to)) differing.add(y * width + x);
    }
  }
  if (differing.size === 0) return undefined;
  const patches = patchesOf(differing, width);
  const sizes = [...new Map(patches.map(({ w, h }) => [`${w} ${h}`, [w, h] as [number, number]])).values()];
  const sameSize = old.width === current.width && old.height === current.height;
  if (sameSize) {
    const recoloured = recolouring(old, current, differing, patches);
    if (recoloured) return { sizes, ...recoloured };
  }
  const places = `${patches.length} ${patches.length === 1 ? 'place differs' : 'places differ'}`;
  const grown = sameSize
    ? ''
    : `; the picture was ${old.width} × ${old.height}, is ${current.width} × ${current.height}`;
  return { sizes, summary: places + grown, share: 1 };
}

/** A row's channels; none below the picture. */
const rowOf = ({ data, width }: Pixels, y: number): Buffer =>
  data.subarray(y * width * CHANNELS, (y + 1) * width * CHANNELS);

/** The colour that became another, if that explains the difference and no edge moved. */
function recolouring(
  old: Pixels,
  current: Pixels,
  differing: ReadonlySet<number>,
  patches: readonly Patch[],
): { colour: string; summary: string; share: number } | undefined {
  const changes = new Map<string, { count: number; from: number[]; step: number[] }>();
  const changeAt = (place: number) => {
    const from = colourAt(old, place);
    return { from, step: colourAt(current, place).map((value, channel) => value - (from[channel] ?? 0)) };
  };
  for (const place of differing) {
    const { from, step } = changeAt(place);
    const key = `${hex(from)} became ${hex(from.map((value, channel) => value + (step[channel] ?? 0)))}`;
    const known = changes.get(key);
    if (known) known.count++;
    else changes.set(key, { count: 1, from, step });
  }
  const weight = ({ count, step }: { count: number; step: number[] }) => count * Math.hypot(...step);
  const [colour, main] = [...changes].toSorted(([, a], [, b]) => weight(b) - weight(a))[0] ?? [];
  if (!colour || !main) return undefined;
  // The edges of letters are mixed with what is behind them: they go a part of the way.
  const explained = [...differing].filter((place) => isPartOf(changeAt(place).step, main.step)).length;
  const share = explained / differing.size;
  if (share < MOST) return undefined;
  let left = 0;
  for (const { x, y, w, h } of patches)
    for (let row = Math.max(0, y - 1); row < Math.min(y + h + 1, old.height); row++)
      for (let column = Math.max(0, x - 1); column < Math.min(x + w + 1, old.width); column++) {
        const place = row * old.width + column;
        if (!differing.has(place) && hex(colourAt(old, place)) === hex(main.from)) left++;
      }
  return left > main.count * LEFT_OVER ? undefined : { colour, summary: colour, share };
}

function isPartOf(step: readonly number[], whole: readonly number[]): boolean {
  const length = whole.reduce((sum, value) => sum + value * value, 0);
  const part = whole.reduce((sum, value, channel) => sum + value * (step[channel] ?? 0), 0) / length;
  return (
    part > 0 &&
    part < 1.05 &&
    whole.every((value, channel) => Math.abs((step[channel] ?? 0) - part * value) <= 2 * TOLERANCE)
  );
}

async function read(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Where a pixel's channels begin; -1 outside the picture. */
const offset = ({ width, height }: Pixels, x: number, y: number): number =>
  x < width && y < height ? (y * width + x) * CHANNELS : -1;

function areEqual(old: Buffer, from: number, current: Buffer, to: number): boolean {
  for (let channel = 0; channel < CHANNELS; channel++)
    if (Math.abs((old[from + channel] ?? 0) - (current[to + channel] ?? 0)) > TOLERANCE) return false;
  return true;
}

const colourAt = ({ data }: Pixels, place: number): number[] => [
  ...data.subarray(place * CHANNELS, place * CHANNELS + 3),
];

const hex = (colour: readonly number[]): string => `#${Buffer.from(colour).toString('hex')}`;
