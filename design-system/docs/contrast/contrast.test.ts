import { describe, expect, test } from 'vitest';
import { parseTokens } from '../tokens/parse-tokens.ts';
import { resolveTokens, tones } from '../tokens/resolve-tokens.ts';
import { brandNames, tokensOf } from '../tokens/sources.ts';
import { schemes } from '../tokens/schemes.ts';
import { contrast, measure, measureAll } from './contrast.ts';
import { decorative, pairsOf, uncovered } from './pairs.ts';

describe.each(brandNames)('%s', (brand) => {
  const grounds = tones.flatMap((tone) => schemes.map((scheme) => [tone, scheme] as const));

  test.each(grounds)('every colour has enough contrast on every background of tone %s in the %s', (tone, scheme) => {
    const failures = measureAll(tokensOf(brand), tone, scheme).filter(({ passes }) => !passes);
    expect(failures.map(({ colour, ground, ratio }) => `${colour} on ${ground}: ${ratio.toFixed(2)}`)).toEqual([]);
  });

  test('every semantic colour is in a pair, or is decorative with a reason', () => {
    expect(uncovered(new Set(tokensOf(brand).map(({ name }) => name)))).toEqual([]);
  });
});

test('every colour called decorative exists', () => {
  const names = tokensOf(brandNames[0] ?? '').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(decorative)));
});

const painted = (colours: string) => resolveTokens(parseTokens(`:root { ${colours} }`).tokens, 'paper', 'light');

describe('the measurement', () => {
  test('rejects white on the signal orange', () => {
    const tokens = painted('--color-accent: #FF6E00; --color-on-accent: #fff;');
    const [pair] = pairsOf(tokens.keys());
    expect(pair).toEqual({ colour: '--color-on-accent', ground: '--color-accent', kind: 'text' });
    expect(pair && measure(pair, tokens)).toMatchObject({ ratio: expect.closeTo(2.81, 2), passes: false });
  });

  test('gives 21 for black on white', () => expect(contrast('#000', '#fff')).toBeCloseTo(21));

  test('notices a colour that is in no pair', () => {
    expect(uncovered(['--color-text', '--color-background', '--color-sparkle'])).toEqual(['--color-sparkle']);
  });

  test.each(['#ffffff80', 'transparent', 'color-mix(in srgb, red, blue)', 'var(--ink-900)'])(
    'refuses %s, which has no contrast of its own',
    (value) => {
      expect(() => contrast(value, '#fff')).toThrow(value);
    },
  );
});
