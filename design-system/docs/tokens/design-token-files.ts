import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandTokens } from './brand-tokens.ts';
import { toDesignTokens, type DesignTokenGroup } from './design-tokens.ts';
import { parseTokens, type TokenDeclaration } from './parse-tokens.ts';
import { tones } from './resolve-tokens.ts';
import { dependsOnScheme, inScheme } from './schemes.ts';
import { breakpoints } from '../../src/tokens/breakpoints.ts';

const source = join(import.meta.dirname, '../../src');

/**
 * Every brand's tokens, by the name of a file: '<brand>.tokens.json' has them all, as on light paper;
 * '<brand>-dark.tokens.json' those that differ in the dark scheme; the files of the other tones,
 * '<brand>-ink.tokens.json', those that differ there.
 */
export async function designTokenFiles(): Promise<Record<string, DesignTokenGroup>> {
  const shared = await readTokens(join(source, 'tokens'));
  const files: Record<string, DesignTokenGroup> = {};
  const entries = await readdir(join(source, 'brand'), { withFileTypes: true });
  for (const { name: brand } of entries.filter((entry) => entry.isDirectory())) {
    const all = brandTokens(await readTokens(join(source, 'brand', brand)), shared);
    const page = all.filter(({ selectors }) => selectors.includes(':root'));
    const onPaper = inScheme(page, 'light');
    const inTheDark = inScheme(page.filter(dependsOnScheme), 'dark');
    files[`${brand}.tokens.json`] = { ...toDesignTokens(onPaper), breakpoint: breakpointTokens };
    files[`${brand}-dark.tokens.json`] = toDesignTokens(inTheDark, onPaper);
    for (const tone of tones.filter((each) => each !== 'paper')) {
      const repainted = all.filter(({ selectors }) => selectors.includes(`[data-tone='${tone}']`));
      files[`${brand}-${tone}.tokens.json`] = toDesignTokens(repainted, onPaper);
    }
  }
  return files;
}

const breakpointTokens: DesignTokenGroup = Object.fromEntries(
  Object.entries(breakpoints).map(([name, value]) => [name, { $type: 'dimension', $value: { value, unit: 'px' } }]),
);

async function readTokens(folder: string): Promise<TokenDeclaration[]> {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css')).toSorted();
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((css) => parseTokens(css).tokens);
}
