import { designValue, type Colour, type DesignValue } from './design-value.ts';
import type { TokenDeclaration } from './parse-tokens.ts';
import { resolveTokens, type ResolvedTokens } from './resolve-tokens.ts';
import { inScheme } from './schemes.ts';

/** In what the tokens have values of their own: the schemes, and the tones of bands. */
const MODES = {
  light: { scheme: 'light', tone: 'paper' },
  dark: { scheme: 'dark', tone: 'paper' },
  ink: { scheme: 'light', tone: 'ink' },
  accent: { scheme: 'light', tone: 'accent' },
} as const;
type Mode = keyof typeof MODES;
const modes = Object.keys(MODES) as Mode[];

/** The files that programs for design and code read: name -> what it holds. */
export const TOKEN_FILES = {
  'tokens.css': 'Custom properties, for pages that use no component',
  'tokens.json': 'Design tokens, in the light',
  'tokens.dark.json': 'What differs in the dark scheme',
  'tokens.ink.json': 'What differs on a band of ink',
  'tokens.accent.json': 'What differs on a band of the signal colour',
  'figma-variables.json': 'The variables of a file in Figma, with a mode for the light, the dark, ink and accent',
} as const;

/** The files of all tokens of a brand. */
export const tokenFiles = (
  brand: string,
  tokens: readonly TokenDeclaration[],
): Readonly<Record<keyof typeof TOKEN_FILES, string>> => ({
  'tokens.css': cssText(tokens),
  'tokens.json': json(dtcg(tokens, 'light')),
  'tokens.dark.json': json(dtcg(tokens, 'dark')),
  'tokens.ink.json': json(dtcg(tokens, 'ink')),
  'tokens.accent.json': json(dtcg(tokens, 'accent')),
  'figma-variables.json': json(figmaVariables(brand, tokens)),
});

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Custom properties, for a page that uses no component. */
function cssText(tokens: readonly TokenDeclaration[]): string {
  const rules = Map.groupBy(tokens, ({ selectors }) => selectors.join(',\n'));
  return [
    ':root {\n  color-scheme: light dark;\n}\n',
    ...[...rules].map(
      ([selector, own]) => `${selector} {\n${own.map(({ name, value }) => `  ${name}: ${value};\n`).join('')}}\n`,
    ),
  ].join('\n');
}

interface Value {
  declaration: TokenDeclaration;
  /** The token that its value is, if it is one's. */
  alias: string | undefined;
  resolved: DesignValue;
}

/** Every token's value in the light; in another mode, the values of those that have another there. */
function valuesIn(tokens: readonly TokenDeclaration[], mode: Mode): readonly Value[] {
  const { scheme, tone } = MODES[mode];
  const resolved: ResolvedTokens = resolveTokens(tokens, tone, scheme);
  const light = new Map(
    inScheme(tokens, 'light').map(({ name, value, selectors }) => [name + selectors.join(), value]),
  );
  return inScheme(tokens, scheme)
    .filter(({ selectors }) => selectors.includes(tone === 'paper' ? ':root' : `[data-tone='${tone}']`))
    .filter(({ name, value, selectors }) => mode !== 'dark' || light.get(name + selectors.join()) !== value)
    .map((declaration) => ({
      declaration,
      alias: /^var\((--[\w-]+)\)$/.exec(declaration.value)?.[1],
      resolved: designValue(declaration.name, resolved.get(declaration.name) ?? declaration.value),
    }));
}

/** '--color-text-muted' -> ['color', 'text-muted'] */
const pathOf = (name: string): string[] => name.slice(2).split(/-(.+)/).filter(Boolean);

/** https://www.designtokens.org/tr/2025.10/format/ */
function dtcg(tokens: readonly TokenDeclaration[], mode: Mode): Record<string, unknown> {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const { declaration, alias, resolved } of valuesIn(tokens, mode)) {
    const { name, caption, value } = declaration;
    const [group = '', key] = pathOf(name);
    const [, deprecated] = /^Deprecated: (.+)/.exec(caption ?? '') ?? [];
    const token = {
      $type: resolved.type,
      $value: alias ? `{${pathOf(alias).join('.')}}` : withColours(resolved.value),
      ...(deprecated ? { $deprecated: deprecated } : caption && { $description: caption }),
      ...(value.startsWith('clamp(') && { $extensions: { 'org.w3.css': value } }),
    };
    if (key === undefined) groups[group] = { ...groups[group], ...token };
    else (groups[group] ??= {})[key] = token;
  }
  return groups;
}

/** A value in which each colour has the form of the format's. */
function withColours(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withColours);
  if (typeof value !== 'object' || value === null) return value;
  if ('components' in value) return { colorSpace: 'srgb', ...value };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withColours(part)]));
}

/** What Figma's `POST /v1/files/:key/variables` takes: a collection with a mode for each of ours. */
function figmaVariables(brand: string, tokens: readonly TokenDeclaration[]) {
  const told = valuesIn(tokens, 'light').filter(({ resolved }) => figmaValue(resolved) !== undefined);
  const names = new Set(told.map(({ declaration }) => declaration.name));
  const ofModes = modes.map((mode) => ({
    mode,
    values: new Map(valuesIn(tokens, mode).map((value) => [value.declaration.name, value])),
  }));
  const variableCollectionId = 'tokens';
  return {
    variableCollections: [{ action: 'CREATE', id: variableCollectionId, name: brand, initialModeId: 'light' }],
    variableModes: modes.map((id) => ({
      action: id === 'light' ? 'UPDATE' : 'CREATE',
      id,
      name: id,
      variableCollectionId,
    })),
    variables: told.map(({ declaration: { name, caption }, resolved }) => ({
      action: 'CREATE',
      id: name,
      name: pathOf(name).join('/'),
      variableCollectionId,
      resolvedType: figmaType(resolved),
      description: caption ?? '',
      codeSyntax: { WEB: `var(${name})` },
    })),
    variableModeValues: told.flatMap((inLight) =>
      ofModes.map(({ mode, values }) => {
        const { declaration, alias, resolved } = values.get(inLight.declaration.name) ?? inLight;
        return {
          variableId: declaration.name,
          modeId: mode,
          value: alias && names.has(alias) ? { type: 'VARIABLE_ALIAS', id: alias } : figmaValue(resolved),
        };
      }),
    ),
  };
}

const figmaType = ({ type }: DesignValue) => (type === 'color' ? 'COLOR' : type === 'fontFamily' ? 'STRING' : 'FLOAT');

/** Undefined for what is no variable in Figma: a shadow, an outline, a curve. */
function figmaValue({ type, value }: DesignValue) {
  switch (type) {
    case 'color':
      return figmaColour(value);
    case 'dimension':
      return value.unit === 'rem' ? value.value * 16 : value.value;
    case 'duration':
      return value.value;
    case 'fontFamily':
      return value[0];
    case 'fontWeight':
    case 'number':
      return value;
    case 'border':
    case 'cubicBezier':
    case 'shadow':
      return undefined;
  }
}

const figmaColour = ({ components: [r, g, b], alpha: a }: Colour) => ({ r, g, b, a });
