import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import { describe, expect, test } from 'vitest';
import { parseTokens } from '../../design-system/docs/tokens/parse-tokens.ts';
import { parse, stringsOf } from './syntax.ts';

const root = dirname(dirname(import.meta.dirname));
const TOKEN_FILES = ['design-system/src/tokens/*.css', 'design-system/src/brand/*/tokens.css'];

interface Source {
  file: string;
  text: string;
}

/** Names in `var(--name)`. */
const namesIn = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

function declarationsOf(css: string): Declaration[] {
  const declarations: Declaration[] = [];
  postcss.parse(css).walkDecls((declaration) => void declarations.push(declaration));
  return declarations;
}

/**
 * What a sheet's values or a script's strings ask for: a name that is only declared, or mentioned in a comment, is not
 * used.
 */
const usedIn = ({ file, text }: Source): string[] =>
  (file.endsWith('.css') ? declarationsOf(text).map(({ value }) => value) : stringsOf(parse(file, text))).flatMap(
    namesIn,
  );

/**
 * What is wrong with a token: nothing that is drawn reaches it, by itself or through others; or what does should not.
 */
function faultsOf(tokenFiles: readonly string[], others: readonly Source[]): string[] {
  const used = new Set(others.flatMap(usedIn));
  const declarations = tokenFiles.flatMap(declarationsOf);
  // A set that grows while it is walked: what a token is made of is used where the token is.
  for (const name of used)
    for (const { prop, value } of declarations) if (prop === name) namesIn(value).forEach((part) => used.add(part));
  const tokens = tokenFiles.flatMap((css) => parseTokens(css).tokens);
  return [...new Map(tokens.map((token) => [token.name, token])).values()].flatMap(({ name, caption }) => {
    const deprecated = caption?.startsWith('Deprecated') ?? false;
    if (used.has(name)) return deprecated ? [`${name} is deprecated, and used`] : [];
    return deprecated ? [] : [`${name} is used by nothing`];
  });
}

const read = (file: string): Source => ({ file, text: readFileSync(join(root, file), 'utf8') });

test('every token is used by something that is drawn, or is deprecated', () => {
  const tokenFiles = globSync(TOKEN_FILES, { cwd: root });
  const others = globSync('{design-system,shell,remotes/*}/src/**/*.{css,ts,tsx}', { cwd: root }).filter(
    (file) => !tokenFiles.includes(file) && !/\.(stories|test)\.|\/testing\//.test(file),
  );
  expect(tokenFiles.length).toBeGreaterThan(10);
  expect(others.length).toBeGreaterThan(100);
  const css = tokenFiles.map((file) => read(file).text);
  expect(faultsOf(css, others.map(read))).toEqual([]);
});

describe('a token', () => {
  const component = [
    { file: 'sign.css', text: '.sign { color: var(--color-text); --own: 1px; /* not var(--told) */ }' },
    {
      file: 'sign.tsx',
      text: "// not var(--told)\nexport const style = { gap: 'var(--gap)', margin: `calc(var(--edge) * 2)` };",
    },
  ];
  const tokens = (lines: string) => [`@layer tokens { :root {\n${lines}\n} }`];

  test.each<[string, string, string[]]>([
    ['that a component uses is needed', '--color-text: #000;', []],
    ['that a needed one is made of is needed', '--color-text: var(--ink);\n--ink: #000;', []],
    ['that nobody uses is told', '--color-text: #000;\n--shadow: 1px;', ['--shadow is used by nothing']],
    [
      'that only an unused one is made of is told',
      '--a: var(--b);\n--b: 1px;',
      ['--a is used by nothing', '--b is used by nothing'],
    ],
    ['that only uses itself is told', '--a: calc(var(--a) + 1px);', ['--a is used by nothing']],
    ['that a style in code uses is needed', '--gap: 1px;\n--edge: 1px;', []],
    ['that only a comment names is told', '--told: 1px;', ['--told is used by nothing']],
    ['that a component merely declares is told', '--own: 1px;', ['--own is used by nothing']],
    ['that is deprecated may go unused', '--old: 1px; /* Deprecated: use --new. */', []],
    [
      'that is deprecated must go unused',
      '--color-text: #000; /* Deprecated: use --ink. */',
      ['--color-text is deprecated, and used'],
    ],
  ])('%s', (_case, lines, faults) => {
    expect(faultsOf(tokens(lines), component)).toEqual(faults);
  });
});
