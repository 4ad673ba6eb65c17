import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from './pixels.ts';

/** A sheet of paper with a button on it. */
const picture = (colour: string, { left = 10, width = 100, label = '#000000' } = {}) =>
  sharp({ create: { width, height: 40, channels: 4, background: '#ffffff' } })
    .composite([
      { input: { create: { width: 30, height: 20, channels: 4, background: colour } }, left, top: 10 },
      { input: { create: { width: 6, height: 6, channels: 4, background: label } }, left: left + 5, top: 15 },
    ])
    .png()
    .toBuffer();

test('equal pictures have no difference, nor has a shade that nobody sees', async () => {
  expect(await compare(await picture('#ff6e00'), await picture('#ff6e00'))).toBeUndefined();
  expect(await compare(await picture('#ff6e00'), await picture('#fe6f01'))).toBeUndefined();
});

test('a changed colour is said, and is the same kind wherever it is', async () => {
  const here = await compare(await picture('#ff6e00'), await picture('#0b5fff'));
  const there = await compare(await picture('#ff6e00', { left: 40 }), await picture('#0b5fff', { left: 40 }));
  expect(here).toMatchObject({ summary: '#ff6e00 became #0b5fff', share: 1 });
  expect(there?.kind).toBe(here?.kind);
});

test('how much of a difference its colour tells is known', async () => {
  const both = await compare(await picture('#ff6e00'), await picture('#0b5fff', { label: '#ffffff' }));
  expect(both).toMatchObject({ summary: '#ff6e00 became #0b5fff', share: 564 / 600 });
});

test('another size is said, and is another kind', async () => {
  const wider = await compare(await picture('#ff6e00'), await picture('#ff6e00', { width: 120 }));
  expect(wider?.summary).toBe('20 × 40 pixels differ in place; the picture was 100 × 40, is 120 × 40');
});

test('the difference is drawn red on what is left, paler', async () => {
  const difference = await compare(await picture('#ff6e00'), await picture('#0b5fff'));
  const { data } = await sharp(difference?.picture).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 3)];
  expect(at(11, 11)).toEqual([200, 0, 40]);
  expect(at(17, 17)).toEqual([204, 204, 204]);
  expect(at(0, 0)).toEqual([255, 255, 255]);
});
