import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brandImages, shareImageStyle } from './brand-images.ts';

interface DesignSystem {
  brand: { name: string; tagline: string; description: string; themeColour: string };
  LogoMark: ComponentType;
}

/**
 * Writes the images of the brand in force, that of the built design system in `dist`, to the folder `out/root`, and
 * what the server draws more of them with to `out/share-image`.
 */
export async function writeBrandImages(dist: string, out: string): Promise<void> {
  const { brand, LogoMark } = (await import(pathToFileURL(join(dist, 'index.js')).href)) as DesignSystem;
  const tokens = await readFile(join(dist, 'styles.css'), 'utf8');
  const mark = renderToStaticMarkup(createElement(LogoMark));
  const font = await readFile(await headingFont(dist, tokens));
  const sources = { ...brand, mark, tokens, font };
  await writeFiles(join(out, 'root'), await brandImages(sources));
  await writeFiles(join(out, 'share-image'), {
    'style.json': JSON.stringify(shareImageStyle(sources)),
    'font.woff2': font,
  });
}

async function writeFiles(folder: string, files: Readonly<Record<string, Uint8Array | string>>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
}

/** --font-display: "Public Sans Variable" is wholly in assets/public-sans-latin-wght-…woff2. @throws when it is not */
async function headingFont(dist: string, tokens: string): Promise<string> {
  const name = /--font-display:\s*["']([^"']+) Variable["']/.exec(tokens)?.[1] ?? '';
  const files = await readdir(join(dist, 'assets'));
  const file = files.find((font) => font.startsWith(`${name.toLowerCase().replaceAll(' ', '-')}-latin-wght-`));
  if (!name || !file) throw new Error('The design system does not contain the font of its headings');
  return join(dist, 'assets', file);
}
