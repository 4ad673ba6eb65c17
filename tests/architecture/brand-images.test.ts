import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { brandImages } from '../../build/brand-images/brand-images.ts';
import type { Brand } from '../../design-system/src/brand/brand.ts';

const root = join(import.meta.dirname, '../..');
const BRANDS = join(root, 'design-system/src/brand');
const FONT = join(root, 'node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2');

/** Every brand, also those that are not in force. */
const names = globSync('*/', { cwd: BRANDS });

async function sourcesOf(name: string) {
  const { brand, LogoMark } = (await import(`../../design-system/src/brand/${name}/index.ts`)) as {
    brand: Brand;
    LogoMark: ComponentType;
  };
  const tokens = readFileSync(join(BRANDS, name, 'tokens.css'), 'utf8');
  return { ...brand, tokens, mark: renderToStaticMarkup(createElement(LogoMark)), font: readFileSync(FONT) };
}

/** The colour of a pixel: '#0e2239'. */
async function colourAt(image: Buffer, { x, y }: { x: number; y: number }): Promise<string> {
  const pixel = await sharp(image).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

test.each(names)('the manifest has what installing %s needs, with icons that are as large as it says', async (name) => {
  const sources = await sourcesOf(name);
  const images = await brandImages(sources);
  const manifest = JSON.parse(String(images['site.webmanifest'])) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    name: sources.name,
    short_name: sources.name,
    start_url: '/',
    theme_color: sources.themeColour,
    background_color: /--paper: (#\w+);/.exec(sources.tokens)?.[1],
    icons: [
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
  });
  for (const { src, sizes } of manifest['icons'] as { src: string; sizes: string }[]) {
    const { width, height } = await sharp(images[src.slice(1)] as Buffer).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

describe.each(names)('the images of %s', (name) => {
  let sources: Awaited<ReturnType<typeof sourcesOf>>;
  let images: Awaited<ReturnType<typeof brandImages>>;
  beforeAll(async () => {
    sources = await sourcesOf(name);
    images = await brandImages(sources);
  });

  const token = (variable: string) => new RegExp(`${variable}: (#\\w+);`).exec(sources.tokens)?.[1];

  test('and what browsers draw around its pages have its colours', async () => {
    expect(sources.themeColour.toLowerCase()).toBe(token('--signal-500'));
    expect(sources.darkThemeColour.toLowerCase()).toBe(token('--ink-900'));
    expect(images['icon.svg']).toContain(token('--signal-500'));
    expect(images['icon.svg']).not.toContain('var(');
    expect(await colourAt(images['apple-touch-icon.png'] as Buffer, { x: 1, y: 1 })).toBe(token('--ink-800'));
  });

  test('show the whole tagline', async () => {
    const line = { left: 500, top: 280, width: 300, height: 60 };
    const { channels } = await sharp(images['og-image.jpg'] as Buffer)
      .extract(line)
      .stats();
    expect(channels[0]?.max).toBeGreaterThan(200);
  });

  test('are a favicon, a touch icon of 180 pixels and a share image of 1200 by 630', async () => {
    expect((images['favicon.ico'] as Buffer).subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 3, 0]));
    expect(await sharp(images['apple-touch-icon.png'] as Buffer).metadata()).toMatchObject({ width: 180, height: 180 });
    expect(await sharp(images['og-image.jpg'] as Buffer).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

test('no two brands have the same images', async () => {
  const drawn = await Promise.all(names.map(async (name) => brandImages(await sourcesOf(name))));
  for (const file of ['icon.svg', 'favicon.ico', 'og-image.jpg']) {
    expect(new Set(drawn.map((images) => String(images[file]))).size, file).toBe(names.length);
  }
});

test('a brand without a colour that the images need is refused', async () => {
  const sources = { ...(await sourcesOf(names[0] ?? '')), tokens: '--ink-800: #000000;' };
  await expect(brandImages(sources)).rejects.toThrow('The brand does not set --');
});
