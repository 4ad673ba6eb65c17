import sharp from 'sharp';

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export interface Difference {
  /** A PNG: what is equal is pale, what differs is red. */
  picture: Buffer;
  /** Equal for pictures that differ in the same way. */
  kind: string;
  /** In words: '#ff6e00 became #0b5fff', or the place and size. */
  summary: string;
  /** How much of the difference the summary tells, from 0 to 1. */
  share: number;
}

/** Of 255: less than anybody sees. */
const TOLERANCE = 5;
const CHANNELS = 4;
const RED = [200, 0, 40, 255];
/** A change of colour explains a difference from this share of its pixels; the rest are the edges. */
const MOST = 0.5;

/** What a picture has that another has not; undefined if nobody could tell them apart. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const [old, current] = await Promise.all([read(before), read(after)]);
  const width = Math.max(old.width, current.width);
  const height = Math.max(old.height, current.height);
  const drawn = Buffer.alloc(width * height * CHANNELS, 255);
  const changes = new Map<string, number>();
  const box = { left: width, top: height, right: -1, bottom: -1 };
  let differing = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [from, to] = [offset(old, x, y), offset(current, x, y)];
      const at = (y * width + x) * CHANNELS;
      if (from >= 0 && to >= 0 && areEqual(old.data, from, current.data, to)) {
        for (let channel = 0; channel < 3; channel++) drawn[at + channel] = 204 + (current.data[to + channel] ?? 0) / 5;
        continue;
      }
      differing++;
      drawn.set(RED, at);
      const change = `${hex(old.data, from)} became ${hex(current.data, to)}`;
      changes.set(change, (changes.get(change) ?? 0) + 1);
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  if (differing === 0) return undefined;
  const picture = await sharp(drawn, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer();
  const [change = '', count = 0] = [...changes].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const share = count / differing;
  const sameSize = old.width === current.width && old.height === current.height;
  if (sameSize && share >= MOST) return { picture, kind: change, summary: change, share };
  const size = `${box.right - box.left + 1} × ${box.bottom - box.top + 1}`;
  const grown = sameSize
    ? ''
    : `; the picture was ${old.width} × ${old.height}, is ${current.width} × ${current.height}`;
  const counts = [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1)).join();
  return { picture, kind: `${size} ${counts}`, summary: `${size} pixels differ in place${grown}`, share: 1 };
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

const hex = (data: Buffer, at: number): string =>
  at < 0 ? 'nothing' : `#${data.subarray(at, at + 3).toString('hex')}`;
