import StyleDictionary from 'style-dictionary';
import { describe, expect, test } from 'vitest';
import { designTokenFiles } from './design-token-files.ts';
import { toDesignTokens } from './design-tokens.ts';
import { parseTokens } from './parse-tokens.ts';
import { resolveTokens, tones } from './resolve-tokens.ts';
import { schemes } from './schemes.ts';
import { brandNames, tokensOf } from './sources.ts';

const files = await designTokenFiles();

/** The custom properties that Style Dictionary makes of these files, of which later ones win. */
async function propertiesFrom(...names: string[]): Promise<ReadonlyMap<string, string>> {
  const dictionary = new StyleDictionary({
    tokens: names.reduce((all, name) => merged(all, files[name]!), {}) as never,
    log: { verbosity: 'silent' },
    platforms: { css: { transformGroup: 'css', files: [{ destination: 'tokens.css', format: 'css/variables' }] } },
  });
  const [made] = await dictionary.formatPlatform('css');
  return new Map(
    Array.from(String(made!.output).matchAll(/(--[\w-]+): (.+?);/g), ([, name = '', value = '']) => [name, value]),
  );
}

const merged = (all: object, more: object): object =>
  Object.fromEntries(
    [...new Set([...Object.keys(all), ...Object.keys(more)])].map((key) => {
      const [before, after] = [all, more].map((each) => (each as Record<string, unknown>)[key]);
      const isGroup = [before, after].every((each) => typeof each === 'object' && !('$value' in each!));
      return [key, isGroup ? merged(before as object, after as object) : (after ?? before)];
    }),
  );

describe.each(brandNames)('the design tokens of %s', (brand) => {
  const grounds = tones.flatMap((tone) => schemes.map((scheme) => [tone, scheme] as const));

  test.each(grounds)('are in Style Dictionary what its style sheets say, on %s in the %s', async (tone, scheme) => {
    const own = [scheme, tone].filter((name) => name !== 'light' && name !== 'paper');
    const made = await propertiesFrom(`${brand}.tokens.json`, ...own.map((name) => `${brand}-${name}.tokens.json`));
    const wanted = resolveTokens(tokensOf(brand), tone, scheme);
    // It has no words of its own for durations.
    const exact = [...wanted].filter(([, value]) => /^(#|-?[\d.]+(rem|px)?$|cubic-bezier)/.test(value));
    expect(exact.length).toBeGreaterThan(80);
    expect(exact.map(([name]) => [name, made.get(name)])).toEqual(exact);
    expect([...wanted.keys()].filter((name) => !made.has(name))).toEqual([]);
  });
});

const tokensIn = (css: string) => toDesignTokens(parseTokens(`:root { ${css} }`).tokens);

describe('a design token', () => {
  test('has its purpose, and whether it is still used', () => {
    expect(tokensIn('--space-1: 1rem; /* A step. */\n--space-2: 2rem; /* Deprecated: too wide. */')).toEqual({
      space: {
        1: { $type: 'dimension', $value: { value: 1, unit: 'rem' }, $description: 'A step.' },
        2: { $type: 'dimension', $value: { value: 2, unit: 'rem' }, $deprecated: 'too wide.' },
      },
    });
  });

  test('that names another one still does', () => {
    expect(tokensIn('--ink-900: #000000; --color-text: var(--ink-900)')).toMatchObject({
      color: { text: { $type: 'color', $value: '{ink.900}' } },
    });
  });

  test('of a duration has its unit', () => {
    expect(tokensIn('--duration-fast: 120ms')).toEqual({
      duration: { fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } } },
    });
  });

  test('whose size grows with the window says how large it is in which', () => {
    expect(tokensIn('--text-xl: clamp(1rem, 4vw, 2.5rem)')).toMatchObject({
      text: {
        xl: { $value: { value: 40, unit: 'px' }, $extensions: { 'site.design-system': { sizes: { 360: 16 } } } },
      },
    });
  });

  test('of a shadow has the ink that it is mixed from', () => {
    const { shadow } = tokensIn(
      '--ink-900: #000000; --shadow-md: 0 2px 4px color-mix(in srgb, var(--ink-900) 6%, transparent), 0 8px 20px -6px color-mix(in srgb, var(--ink-900) 16%, transparent)',
    );
    expect(shadow).toMatchObject({
      md: { $type: 'shadow', $value: [{ color: { alpha: 0.06 } }, { color: { alpha: 0.16 }, spread: { value: -6 } }] },
    });
  });

  test('that the format has no type for is an error', () => {
    expect(() => tokensIn('--grid-columns: repeat(2, 1fr)')).toThrow('No type of design token fits --grid-columns');
  });
});
