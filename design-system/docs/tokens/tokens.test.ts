import { describe, expect, test } from 'vitest';
import { brandTokens } from './brand-tokens.ts';
import { parseTokens } from './parse-tokens.ts';
import { resolveTokens } from './resolve-tokens.ts';
import { brandNames, tokensOf } from './sources.ts';

const declarations = (css: string) => parseTokens(css).tokens;

describe('parsing', () => {
  test("the comment that opens a file is its caption, and the one that ends a line is its token's", () => {
    const file = parseTokens(
      '/*\n * Steps\n * of space.\n */\n@layer tokens { :root {\n --a: 1rem; /* a step */\n --b: 2rem;\n /* not b */\n --c: 3rem; } }',
    );
    expect(file.caption).toBe('Steps of space.');
    expect(file.tokens.map(({ name, caption }) => [name, caption])).toEqual([
      ['--a', 'a step'],
      ['--b', undefined],
      ['--c', undefined],
    ]);
  });

  test("a declaration inside a media query is not the token's value", () => {
    expect(
      declarations(':root { --a: 1s } @media (prefers-reduced-motion: reduce) { :root { --a: 0s } }'),
    ).toHaveLength(1);
  });
});

describe('resolving', () => {
  const css = ":root { --red: #f00; --text: var(--red); --edge: var(--text) } [data-tone='ink'] { --text: #fff }";

  test('a tone repaints its own tokens', () =>
    expect(resolveTokens(declarations(css), 'ink', 'light').get('--text')).toBe('#fff'));

  test('an inherited token keeps the colours it was declared with', () => {
    expect(resolveTokens(declarations(css), 'ink', 'light').get('--edge')).toBe('#f00');
  });

  test('a scheme chooses one of two colours', () => {
    const either = declarations(
      ':root { --paper: #fff; --night: #000; --page: light-dark(var(--paper), var(--night)) }',
    );
    expect(resolveTokens(either, 'paper', 'light').get('--page')).toBe('#fff');
    expect(resolveTokens(either, 'paper', 'dark').get('--page')).toBe('#000');
  });

  test('a token that exists nowhere is an error, and so is a circular reference', () => {
    expect(() => resolveTokens(declarations(':root { --a: var(--b) }'), 'paper', 'light')).toThrow(
      '--b is used by --a but declared nowhere',
    );
    expect(() => resolveTokens(declarations(':root { --a: var(--b); --b: var(--a) }'), 'paper', 'light')).toThrow(
      'is circular',
    );
  });
});

test('all brands declare the same tokens of their own, and may change shared ones', () => {
  const [first, ...others] = brandNames.map((brand) =>
    tokensOf(brand)
      .map(({ name }) => name)
      .sort(),
  );
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(first);
});

test('a brand’s value of a shared token replaces the shared one, which keeps its place and caption', () => {
  const shared = declarations(':root { --a: 1rem; /* Small. */\n --b: var(--a) } [data-tone] { --a: 2rem }');
  expect(brandTokens(declarations(':root { --a: 0rem; --ink: #000 }'), shared)).toMatchObject([
    { name: '--ink', value: '#000' },
    { name: '--a', value: '0rem', caption: 'Small.' },
    { name: '--b', value: 'var(--a)' },
    { name: '--a', value: '2rem', selectors: ['[data-tone]'] },
  ]);
});

test.each(brandNames)('every token of %s has a value', (brand) => {
  const tokens = resolveTokens(tokensOf(brand), 'paper', 'dark');
  expect([...tokens.values()].join(' ')).not.toMatch(/var\(|light-dark\(/);
});
