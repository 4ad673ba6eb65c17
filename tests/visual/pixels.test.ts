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

test('a changed colour is said, the same wherever it is', async () => {
  const here = await compare(await picture('#ff6e00'), await picture('#0b5fff'));
  const there = await compare(await picture('#ff6e00', { left: 40 }), await picture('#0b5fff', { left: 40 }));
  expect(here).toMatchObject({ colour: '#ff6e00 became #0b5fff', summary: '#ff6e00 became #0b5fff', share: 1 });
  expect(there?.colour).toBe(here?.colour);
});

test('how much of a difference its colour tells is known', async () => {
  const both = await compare(await picture('#ff6e00'), await picture('#0b5fff', { label: '#ffffff' }));
  expect(both).toMatchObject({ summary: '#ff6e00 became #0b5fff', share: 564 / 600 });
});

test('the smoothed edges of letters changed their colour with them', async () => {
  const word = (colour: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><path d="M5 35 45 5 85 35" stroke="${colour}" stroke-width="5" fill="none"/></svg>`,
      ),
    )
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
  expect(await compare(await word('#101828'), await word('#a02020'))).toMatchObject({
    summary: '#101828 became #a02020',
    share: 1,
  });
});

test('what moved is no change of colour: its places are counted, with their sizes', async () => {
  const label = '#ff6e00';
  const moved = await compare(await picture('#ff6e00', { label }), await picture('#ff6e00', { left: 14, label }));
  expect(moved).toMatchObject({ summary: '2 places differ', sizes: [[4, 20]] });
  expect(moved?.colour).toBeUndefined();
});

test('another size of the picture is said', async () => {
  const wider = await compare(await picture('#ff6e00'), await picture('#ff6e00', { width: 120 }));
  expect(wider?.summary).toBe('1 place differs; the picture was 100 × 40, is 120 × 40');
});
