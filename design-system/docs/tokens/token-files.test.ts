import { describe, expect, test } from 'vitest';
import { parseTokens } from './parse-tokens.ts';
import { brandNames, tokensOf } from './sources.ts';
import { tokenFiles } from './token-files.ts';

const { tokens } = parseTokens(`
  :root {
    --paper: #fbf9f5;
    --ink-900: #081527;
    --color-text: light-dark(var(--ink-900), var(--paper)); /* Text. */
    --space-4: 1rem;
    --text-xl: clamp(1.25rem, 1rem + 1vw, 1.5rem);
    --shadow-md: 0 8px 20px -6px color-mix(in srgb, var(--ink-900) 16%, transparent);
    --tracking-label: 0.08em; /* Deprecated: not in use. */
  }
  [data-tone='ink'] {
    --color-text: var(--paper);
  }
  [data-tone='accent'] {
    --color-text: var(--ink-900);
  }`);
const files = tokenFiles('Northway', tokens);
const read = (file: keyof typeof files) => JSON.parse(files[file]) as never;

describe('in the format of the Design Tokens Community Group', () => {
  test('a colour has its parts, and a token that is another names it', () => {
    expect(read('tokens.json')).toMatchObject({
      paper: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.9843, 0.9765, 0.9608], alpha: 1 } },
      color: { text: { $type: 'color', $value: '{ink.900}', $description: 'Text.' } },
    });
  });

  test('a size has its unit; one that grows with the window is its largest, and keeps its CSS', () => {
    expect(read('tokens.json')).toMatchObject({
      space: { 4: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
      text: {
        xl: {
          $type: 'dimension',
          $value: { value: 24, unit: 'px' },
          $extensions: { 'org.w3.css': 'clamp(1.25rem, 1rem + 1vw, 1.5rem)' },
        },
      },
    });
  });

  test('a shadow has its parts, and what is deprecated says so', () => {
    expect(read('tokens.json')).toMatchObject({
      shadow: { md: { $type: 'shadow', $value: [{ spread: { value: -6, unit: 'px' }, color: { alpha: 0.16 } }] } },
      tracking: { label: { $deprecated: 'not in use.' } },
    });
  });

  test('the dark scheme and each tone have a file of what differs there', () => {
    expect(read('tokens.dark.json')).toMatchObject({ color: { text: { $value: '{paper}' } } });
    expect(Object.keys(read('tokens.dark.json'))).toEqual(['color']);
    expect(read('tokens.ink.json')).toMatchObject({ color: { text: { $value: '{paper}' } } });
  });
});

describe('as variables of Figma', () => {
  const { variables, variableModes, variableModeValues } = read('figma-variables.json') as Record<string, object[]>;

  test('each has a value in every mode: its own, or that of the light', () => {
    const valuesOf = (id: string) =>
      variableModeValues
        ?.filter((value) => 'variableId' in value && value.variableId === id)
        .map((value) => 'value' in value && value.value);
    const alias = (id: string) => ({ type: 'VARIABLE_ALIAS', id });
    expect(variableModes?.map((mode) => 'name' in mode && mode.name)).toEqual(['light', 'dark', 'ink', 'accent']);
    expect(valuesOf('--color-text')).toEqual([
      alias('--ink-900'),
      alias('--paper'),
      alias('--paper'),
      alias('--ink-900'),
    ]);
    expect(valuesOf('--space-4')).toEqual([16, 16, 16, 16]);
  });

  test('each has the name that code gives it; a shadow is none', () => {
    expect(variables).toContainEqual(
      expect.objectContaining({ name: 'color/text', resolvedType: 'COLOR', codeSyntax: { WEB: 'var(--color-text)' } }),
    );
    expect(files['figma-variables.json']).not.toContain('shadow');
  });
});

test('as CSS they are the tokens as written', () => {
  expect(parseTokens(files['tokens.css']).tokens).toEqual(
    tokens.map(({ name, value, selectors }) => ({ name, value, selectors, caption: undefined })),
  );
});

test.each(brandNames)('every token of %s is of a form that the files have', (brand) => {
  const own = tokensOf(brand);
  const groups = JSON.parse(tokenFiles(brand, own)['tokens.json']) as Record<string, object>;
  const count = Object.values(groups).reduce(
    (total, group) => total + ('$type' in group ? 1 : Object.keys(group).length),
    0,
  );
  expect(count).toBe(new Set(own.filter(({ selectors }) => selectors.includes(':root')).map(({ name }) => name)).size);
});
