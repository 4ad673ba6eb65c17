/** Writes the part of each font that every page loads: `node scripts/write-fonts.ts`, after a change of the fonts. */
import { writeFile } from 'node:fs/promises';
import { basicFont, basicFontFile, FONTS } from '../build/basic-font.ts';

for (const name of FONTS) await writeFile(basicFontFile(name), await basicFont(name));
