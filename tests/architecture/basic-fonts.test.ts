import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { BASIC_RANGE, basicFont, basicFontFile, charactersIn, FONTS, wholeFont } from '../../build/basic-font.ts';
import { outliner } from '../../build/brand-images/outline.ts';

const SHEET = join(import.meta.dirname, '../../design-system/src/fonts/fonts.css');

const LINES = [
  'HGV Class 1 Drivers — Nights, Leeds: £18.75 an hour (£38,000–£42,500)',
  'AVATAR, Wrekin & To “Kyle” aren’t 1,110.½° © “fi fl ffi” ‘é’ × • …',
  String.fromCodePoint(...charactersIn(BASIC_RANGE)),
];

describe.each(FONTS)('the part of %s that every page loads', (name) => {
  test('is what `node scripts/write-fonts.ts` writes', async () => {
    expect((await readFile(basicFontFile(name))).equals(await basicFont(name))).toBe(true);
  });

  test.each([400, 550, 700, 850, 900])('looks like the whole font at weight %i, with its kerning', async (weight) => {
    const inPart = await outliner(await readFile(basicFontFile(name)), weight);
    const inWhole = await outliner(await wholeFont(name), weight);
    for (const line of LINES) expect(inPart(line, 16).width).toBeCloseTo(inWhole(line, 16).width, 0);
  });

  test('is loaded for exactly the characters that it has', async () => {
    const ranges: string[] = [];
    postcss.parse(await readFile(SHEET, 'utf8')).walkDecls('src', (source) => {
      if (!source.value.includes(`${name}-basic.woff2`)) return;
      source.parent?.each((node) => {
        if (node.type === 'decl' && node.prop === 'unicode-range') ranges.push(node.value);
      });
    });
    expect(ranges).toEqual([BASIC_RANGE]);
  });
});
