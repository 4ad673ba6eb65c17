import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { REPORT } from '../folders.ts';
import { pathOf, type Entry, type Side } from './entry.ts';
import { filledPart } from './filled-part.ts';

/** Copies an entry's pictures into the report, and chooses the part that it shows. */
export async function keepPictures(entry: Entry, pictures: ReadonlyMap<Side, string>): Promise<Entry> {
  for (const side of entry.sides) {
    const path = join(REPORT, pathOf(side, entry));
    await mkdir(dirname(path), { recursive: true });
    await copyFile(pictures.get(side)!, path);
  }
  const shown = entry.sides.filter((side) => side !== 'difference').map((side) => join(REPORT, pathOf(side, entry)));
  return shown.length > 0 ? { ...entry, part: await filledPart(shown) } : entry;
}
