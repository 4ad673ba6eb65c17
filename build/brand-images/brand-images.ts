import sharp from 'sharp';
import { toIco } from './ico.ts';
import { toJpeg } from './jpeg.ts';
import { shareImagePainter, type ShareImageStyle } from './share-image.ts';

export interface BrandSources {
  name: string;
  tagline: string;
  description: string;
  themeColour: string;
  /** The mark as an SVG of 40 by 40, which may name tokens: 'var(--signal-500)'. */
  mark: string;
  /** Style sheets that hold the brand's tokens. */
  tokens: string;
  /** The font of headings, as WOFF2. */
  font: Buffer;
}

/** The files that every site has at its root, drawn from its brand: name -> content. */
export async function brandImages(brand: BrandSources): Promise<Record<string, Uint8Array | string>> {
  const colourOf = (token: string) => colourIn(brand.tokens, token);
  const mark = standalone(brand.mark, colourOf);
  const paint = await shareImagePainter(shareImageStyle(brand), brand.font);
  const onGround = (share: number) => withGround(mark, colourOf('--ink-800'), share);
  const favicons = [16, 32, 48].map(async (size) => ({ size, png: await toPng(mark, size) }));
  return {
    'icon.svg': mark,
    'favicon.ico': toIco(await Promise.all(favicons)),
    // Phones cut their own corners.
    'apple-touch-icon.png': await toPng(onGround(0.8), 180),
    'icon-192.png': await toPng(mark, 192),
    'icon-512.png': await toPng(mark, 512),
    // What is in the middle 80% is never cut off.
    'icon-maskable-512.png': await toPng(onGround(0.6), 512),
    'site.webmanifest': manifest(brand, colourOf('--paper')),
    'og-image.jpg': await toJpeg(paint({ heading: brand.tagline, details: [] })),
  };
}

/** What its link previews are drawn with. */
export function shareImageStyle({
  name,
  mark,
  tokens,
}: Pick<BrandSources, 'name' | 'mark' | 'tokens'>): ShareImageStyle {
  const colourOf = (token: string) => colourIn(tokens, token);
  return {
    name,
    mark: standalone(mark, colourOf),
    paper: colourOf('--paper'),
    ground: colourOf('--ink-800'),
    accent: colourOf('--signal-500'),
  };
}

/** @throws when no style sheet sets the token to a colour */
function colourIn(styles: string, token: string): string {
  const colour = new RegExp(`${token}:\\s*(#[0-9a-f]+)`, 'i').exec(styles)?.[1];
  if (!colour) throw new Error(`The brand does not set ${token} to a colour`);
  return colour;
}

/** The mark without the page around it: with its colours, and the name of its language. */
const standalone = (svg: string, colourOf: (token: string) => string) =>
  svg
    .replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => colourOf(token))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');

/** The mark in the middle of a square, as wide as this share of it. */
function withGround(mark: string, ground: string, share: number): string {
  const size = 100 * share;
  const edge = (100 - size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>\
<svg x="${edge}" y="${edge}" width="${size}" height="${size}">${mark}</svg></svg>`;
}

/** Drawn at the size it is needed in, not enlarged. */
const toPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg.replace('<svg', `<svg width="${size}" height="${size}"`)))
    .png()
    .toBuffer();

function manifest({ name, description, themeColour }: BrandSources, paper: string): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify(
    {
      name,
      short_name: name,
      description,
      lang: 'en-GB',
      start_url: '/',
      display: 'browser',
      theme_color: themeColour,
      background_color: paper,
      icons: [
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('icon-maskable-512.png', 512, 'maskable'),
      ],
    },
    null,
    2,
  );
}
