import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { shareImagePainter } from '../../build/brand-images/share-image.ts';
import { wrap } from '../../build/brand-images/wrap.ts';

const FONT = join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
);
const style = { name: 'Haulwell', mark: '<svg/>', paper: '#ffffff', ground: '#000000', accent: '#ff6e00' };

let paint: Awaited<ReturnType<typeof shareImagePainter>>;
beforeAll(async () => void (paint = await shareImagePainter(style, readFileSync(FONT))));

/** Where each line begins, from the top. */
const linesOf = (svg: string) => [...svg.matchAll(/translate\((\d+) ([\d.]+)\)" fill/g)].map(([, , y]) => Number(y));
const sizesOf = (svg: string) => [...svg.matchAll(/scale\(([\d.]+) /g)].map(([, scale]) => Number(scale));

const details = ['Leeds', '£38,000–£42,500'];

test.each([
  ['a short title', 'HGV Driver'],
  ['a long title', 'Regional Fleet Engineering and Workshop Operations Manager (Heavy Goods Vehicles and Trailers)'],
  ['a title that never ends', 'Driver '.repeat(100)],
  ['a word that never ends', 'x'.repeat(300)],
])('%s stays inside the picture, above the road', (_name, heading) => {
  const lines = linesOf(paint({ heading, details }));
  expect(Math.max(...lines)).toBeLessThan(560);
  expect(lines.length).toBeGreaterThanOrEqual(4);
});

test('a long title is written smaller before it is cut off', () => {
  const [, short] = sizesOf(paint({ heading: 'HGV Driver', details }));
  const [, long] = sizesOf(paint({ heading: 'Transport and Warehouse Operations Manager '.repeat(2), details }));
  expect(long).toBeLessThan(short!);
});

test('the lines of a title are about as long as each other', () => {
  const lengths = (heading: string) =>
    [...paint({ heading, details: [] }).matchAll(/fill="[^"]+"><g[^>]*>(.*?)<\/g>/g)]
      .slice(1)
      .map(([, glyphs = '']) => [...glyphs.matchAll(/translate\((\d+)\)/g)].length);
  const [first = 0, second = 0, ...more] = lengths('Ten safety tips for professional drivers');
  expect(more).toEqual([]);
  expect(Math.abs(first - second)).toBeLessThan(8);
});

test('a title can bring no markup into the picture', () => {
  expect(paint({ heading: '<script>alert(1)</script>', details: ['&<>'] })).not.toMatch(/script|alert|&</);
});

test('lines break between words, and inside a word that is longer than a line', () => {
  const fits = (line: string) => line.length <= 10;
  expect(wrap('one two three four', fits)).toEqual(['one two', 'three four']);
  expect(wrap('a bbbbbbbbbbbbbbbbbbbbbbbb c', fits).every(fits)).toBe(true);
  expect(wrap('a bbbbbbbbbbbbbbbbbbbbbbbb c', fits).join('').replaceAll(' ', '')).toBe(`a${'b'.repeat(24)}c`);
});
