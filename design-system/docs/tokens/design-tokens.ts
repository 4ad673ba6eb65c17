import { sizeAt, windows } from './size-at.ts';
import type { TokenDeclaration } from './parse-tokens.ts';

/** A token in the format of the Design Tokens Community Group: https://www.designtokens.org/tr/2025.10/format/ */
interface DesignToken {
  $type: string;
  /** A value of that type, or an alias: '{ink.900}'. */
  $value: unknown;
  $description?: string;
  /** Why it is not to be used any more. */
  $deprecated?: string;
  /** What the format cannot say. */
  $extensions?: Readonly<Record<typeof EXTENSION, { css: string; sizes?: Readonly<Record<number, number>> }>>;
}

export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup;
}

const EXTENSION = 'site.design-system';

type TypedValue = Pick<DesignToken, '$type' | '$value' | '$extensions'>;

/**
 * Declarations of one tone as design tokens, by the parts of their names: `--color-text-muted` is color, text-muted.
 *
 * @param declarations each name once
 * @param known everything that their values name
 * @throws when the format has no type for a value
 */
export function toDesignTokens(
  declarations: readonly TokenDeclaration[],
  known: readonly TokenDeclaration[] = declarations,
): DesignTokenGroup {
  const byName = new Map([...known, ...declarations].map((declaration) => [declaration.name, declaration]));
  const typed = (name: string): TypedValue => {
    const declaration = byName.get(name);
    if (!declaration) throw new Error(`${name} is declared nowhere`);
    return typedValue(declaration.value, name, typed);
  };
  const tokens: DesignTokenGroup = {};
  for (const { name, caption } of declarations) {
    const [group, rest] = pathOf(name);
    const token = { ...typed(name), ...describe(caption) };
    if (rest === undefined) tokens[group] = token;
    else tokens[group] = { ...(tokens[group] as DesignTokenGroup | undefined), [rest]: token };
  }
  return tokens;
}

/** '--color-text-muted' -> color, text-muted; '--paper' -> paper. */
function pathOf(name: string): [group: string, rest?: string] {
  const [, group = '', rest] = /^--([a-z]+)(?:-(.+))?$/.exec(name) ?? [];
  return rest === undefined ? [group] : [group, rest];
}

const aliasOf = (name: string): string => `{${pathOf(name).join('.')}}`;

const DEPRECATED = /^Deprecated: /;

function describe(caption: string | undefined): Pick<DesignToken, '$description' | '$deprecated'> {
  if (caption === undefined) return {};
  return DEPRECATED.test(caption) ? { $deprecated: caption.replace(DEPRECATED, '') } : { $description: caption };
}

/** By the look of a value, and for bare numbers by the kind of its name. */
function typedValue(value: string, name: string, valueOf: (name: string) => TypedValue): TypedValue {
  const [, alias] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (alias) return { $type: valueOf(alias).$type, $value: aliasOf(alias) };
  if (value.startsWith('#')) return { $type: 'color', $value: colour(value) };
  if (/^-?[\d.]+(px|rem)$/.test(value)) return { $type: 'dimension', $value: dimension(value) };
  if (value.startsWith('clamp(')) return { $type: 'dimension', ...fluid(value) };
  if (value.endsWith('ms')) return { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } };
  if (/^-?[\d.]+em$/.test(value))
    return { $type: 'number', $value: Number.parseFloat(value), $extensions: { [EXTENSION]: { css: value } } };
  if (/^-?[\d.]+$/.test(value))
    return { $type: name.startsWith('--weight-') ? 'fontWeight' : 'number', $value: Number(value) };
  if (value.startsWith('cubic-bezier(')) return { $type: 'cubicBezier', $value: value.match(/-?[\d.]+/g)?.map(Number) };
  if (name.startsWith('--font-')) return { $type: 'fontFamily', $value: families(value) };
  if (/ solid /.test(value)) return { $type: 'border', $value: border(value) };
  if (value.startsWith('0 ')) return { $type: 'shadow', $value: shadows(value, valueOf) };
  throw new Error(`No type of design token fits ${name}: ${value}`);
}

/** '#ff6e00', with an alpha if it is translucent. */
function colour(hex: string, alpha?: number) {
  const components = [1, 3, 5].map((start) => round(Number.parseInt(hex.slice(start, start + 2), 16) / 255));
  return { colorSpace: 'srgb', components, ...(alpha !== undefined && { alpha }), hex };
}

function dimension(length: string) {
  const [, amount, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(length) ?? [];
  return { value: Number(amount), unit };
}

/** As in the widest window; the format has no sizes that grow. */
function fluid(css: string): Pick<DesignToken, '$value' | '$extensions'> {
  const sizes = Object.fromEntries(windows.map((width) => [width, round(sizeAt(css, width))]));
  return { $value: { value: sizes[windows.at(-1)!], unit: 'px' }, $extensions: { [EXTENSION]: { css, sizes } } };
}

const families = (list: string): string[] => list.split(',').map((family) => family.trim().replaceAll(/^'|'$/g, ''));

function border(css: string) {
  const [width = '', style, color = ''] = css.split(' ');
  return { width: reference(width), style, color: reference(color) };
}

const reference = (css: string): string => aliasOf(css.slice('var('.length, -1));

/** '0 2px 4px color, …': the spread comes before the colour, if there is one. */
function shadows(css: string, valueOf: (name: string) => TypedValue) {
  return css.split(/,\s*(?=0 )/).map((shadow) => {
    const [, lengths = '', color = ''] = /^((?:-?[\w.]+ |var\([^)]+\) )+)(.+)$/s.exec(shadow) ?? [];
    const [offsetX, offsetY, blur, spread = dimension('0')] = lengths
      .trim()
      .split(' ')
      .map((length) => (length.startsWith('var(') ? reference(length) : dimension(length)));
    return { offsetX, offsetY, blur, spread, color: shadowColour(color, valueOf) };
  });
}

/** An alias has no alpha, so a mix with transparent repeats the colour that it names. */
function shadowColour(css: string, valueOf: (name: string) => TypedValue) {
  const [, name = '', percent] = /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, transparent\)$/.exec(css) ?? [];
  if (percent === undefined) return reference(css);
  const { $value } = valueOf(name);
  return colour(($value as ReturnType<typeof colour>).hex, Number(percent) / 100);
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
