import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filledPart } from './filled-part.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filled-part-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** A white picture, 400 by 900 pixels, with a black box. */
async function draw(left: number, top: number, width: number, height: number) {
  const file = join(folder, `${[left, top, width, height].join('-')}.png`);
  const input = await sharp({ create: { width, height, channels: 3, background: 'black' } })
    .png()
    .toBuffer();
  const paper = sharp({ create: { width: 400, height: 900, channels: 3, background: 'white' } });
  await paper.composite([{ input, left, top }]).toFile(file);
  return file;
}

test('what is empty to the right and below is left out, unless another picture fills it', async () => {
  const low = await draw(10, 20, 50, 300);
  expect(await filledPart([low])).toEqual({ of: 400, width: 84, height: 344 });
  expect(await filledPart([low, await draw(100, 5, 60, 20)])).toEqual({ of: 400, width: 184, height: 344 });
});

test('a full picture is shown in full', async () => {
  expect(await filledPart([await draw(1, 1, 399, 899)])).toEqual({ of: 400, width: 400, height: 900 });
});
