import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import { describe, expect, test } from 'vitest';
import { namesIn } from '../../design-system/docs/tokens/names-in.ts';
import { parseTokens } from '../../design-system/docs/tokens/parse-tokens.ts';
import { stringsOf } from '../../build/modules/strings.ts';
import { parse } from './syntax.ts';

const root = dirname(dirname(import.meta.dirname));
const TOKEN_FILES = ['design-system/src/tokens/*.css', 'design-system/src/brand/*/tokens.css'];

interface Source {
  file: string;
  text: string;
}

function declarationsOf(css: string): Declaration[] {
  const declarations: Declaration[] = [];
  postcss.parse(css).walkDecls((declaration) => void declarations.push(declaration));
  return declarations;
}

/**
 * The tokens that a sheet's values or a script's strings refer to: a name that is only declared, or mentioned in a
 * comment, is not used.
 */
const usedIn = ({ file, text }: Source): string[] =>
  (file.endsWith('.css') ? declarationsOf(text).map(({ value }) => value) : stringsOf(parse(file, text))).flatMap(
    namesIn,
  );

/**
 * Unused tokens, which nothing rendered refers to, directly or through others, and deprecated ones that are still used.
 */
function faultsOf(tokenFiles: readonly string[], others: readonly Source[]): string[] {
  const used = new Set(others.flatMap(usedIn));
  const declarations = tokenFiles.flatMap(declarationsOf);
  // The set grows during the loop: the tokens in a used token's value are used too.
  for (const name of used)
    for (const { prop, value } of declarations) if (prop === name) namesIn(value).forEach((part) => used.add(part));
  const tokens = tokenFiles.flatMap((css) => parseTokens(css).tokens);
  return [...new Map(tokens.map((token) => [token.name, token])).values()].flatMap(({ name, caption }) => {
    const deprecated = caption?.startsWith('Deprecated') ?? false;
    if (used.has(name)) return deprecated ? [`${name} is deprecated but used`] : [];
    return deprecated ? [] : [`${name} is unused`];
  });
}

const read = (file: string): Source => ({ file, text: readFileSync(join(root, file), 'utf8') });

test('every token is used by something rendered, or is deprecated', () => {
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
    ['in the value of a needed one is needed', '--color-text: var(--ink);\n--ink: #000;', []],
    ['that nothing uses is reported', '--color-text: #000;\n--shadow: 1px;', ['--shadow is unused']],
    ['in the value of only an unused one is reported', '--a: var(--b);\n--b: 1px;', ['--a is unused', '--b is unused']],
    ['that only refers to itself is reported', '--a: calc(var(--a) + 1px);', ['--a is unused']],
    ['that a style in code uses is needed', '--gap: 1px;\n--edge: 1px;', []],
    ['named only in a comment is reported', '--told: 1px;', ['--told is unused']],
    ['that a component only declares is reported', '--own: 1px;', ['--own is unused']],
    ['that is deprecated may go unused', '--old: 1px; /* Deprecated: use --new. */', []],
    [
      'that is deprecated must go unused',
      '--color-text: #000; /* Deprecated: use --ink. */',
      ['--color-text is deprecated but used'],
    ],
  ])('%s', (_case, lines, faults) => {
    expect(faultsOf(tokens(lines), component)).toEqual(faults);
  });
});
