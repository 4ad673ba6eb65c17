import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress, decompress } from 'woff2-encoder';

const root = join(import.meta.dirname, '..');

/** The faces of the brands, by the names of their packages. */
export const FONTS = ['overpass', 'public-sans'] as const;
type FontName = (typeof FONTS)[number];

/** What the site's own texts are written in, as `unicode-range` in design-system/src/fonts/fonts.css repeats it. */
export const BASIC_RANGE =
  'U+20-7E, U+A0, U+A3, U+A9, U+B0, U+B7, U+BD, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026';

/** From `--weight-regular` to the heaviest that any style asks for. */
const WEIGHTS = [400, 900] as const;

/** What shapes Latin text, and figures of one width for tables. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** The whole font, with all that Latin text needs, from its package. */
export const wholeFont = (name: FontName): Promise<Buffer> =>
  readFile(join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));

/** Where its part is that every page loads. */
export const basicFontFile = (name: FontName): string => join(root, `design-system/src/fonts/${name}-basic.woff2`);

/** The part of a font that every page loads: the same bytes each time. */
export async function basicFont(name: FontName): Promise<Uint8Array> {
  return compress(await subset(await decompress(await wholeFont(name))));
}

/** HarfBuzz's own functions, which take and return addresses in its memory: https://harfbuzz.github.io. */
interface HarfBuzz {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, bytes: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, bytes: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    axis: number,
    least: number,
    most: number,
    normal: number,
  ): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG` */
const SET_OF_FEATURES = 6;
/** `HB_MEMORY_MODE_WRITABLE` */
const WRITABLE = 2;

async function subset(font: Uint8Array): Promise<Uint8Array> {
  const hb = await startHarfBuzz();
  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const characters = hb.hb_subset_input_unicode_set(input);
  for (const character of charactersIn(BASIC_RANGE)) hb.hb_set_add(characters, character);
  const features = hb.hb_subset_input_set(input, SET_OF_FEATURES);
  hb.hb_set_clear(features);
  for (const feature of FEATURES) hb.hb_set_add(features, tagOf(feature));
  hb.hb_subset_input_set_axis_range(input, face, tagOf('wght'), ...WEIGHTS, Number.NaN);
  const part = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const start = hb.hb_blob_get_data(part, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(part));
}

async function startHarfBuzz(): Promise<HarfBuzz> {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const harfbuzz = instance.exports as unknown as HarfBuzz;
  harfbuzz._initialize();
  return harfbuzz;
}

/** The code points in 'U+20-7E, U+A0'. */
export const charactersIn = (range: string): number[] =>
  range.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.slice('U+'.length).split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });

/** A name of four letters, as a number. */
const tagOf = (name: string): number => Buffer.from(name).readUInt32BE();
