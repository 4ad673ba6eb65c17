import { sizeAt } from './size-at.ts';

/** A colour as the parts of sRGB, 0 to 1. */
export interface Colour {
  components: readonly [number, number, number];
  alpha: number;
}

interface Length {
  value: number;
  unit: 'px' | 'rem';
}

interface Shadow {
  color: Colour;
  offsetX: Length;
  offsetY: Length;
  blur: Length;
  spread: Length;
}

/** What a value is to programs for design, by the types of the Design Tokens Community Group. */
export type DesignValue =
  | { type: 'color'; value: Colour }
  | { type: 'dimension'; value: Length }
  | { type: 'duration'; value: { value: number; unit: 'ms' } }
  | { type: 'cubicBezier'; value: readonly number[] }
  | { type: 'fontFamily'; value: readonly string[] }
  | { type: 'fontWeight' | 'number'; value: number }
  | { type: 'border'; value: { color: Colour; width: Length; style: string } }
  | { type: 'shadow'; value: readonly Shadow[] };

const WIDEST = 1440;

/**
 * A token’s value by its name, every `var()` replaced. A size that grows with the window is the largest that it gets.
 * @throws for a value of a form that no token has yet
 */
export function designValue(name: string, css: string): DesignValue {
  const colour = colourOf(css);
  if (colour) return { type: 'color', value: colour };
  const length = lengthOf(css);
  if (length) return { type: 'dimension', value: length };
  if (css.startsWith('clamp(')) return { type: 'dimension', value: { value: sizeAt(css, WIDEST), unit: 'px' } };
  const [, milliseconds] = /^([\d.]+)ms$/.exec(css) ?? [];
  if (milliseconds) return { type: 'duration', value: { value: Number(milliseconds), unit: 'ms' } };
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  if (curve) return { type: 'cubicBezier', value: curve.split(',').map(Number) };
  // Of letter-spacing, em: a number of the text's size.
  const [, number] = /^(-?[\d.]+)(?:em)?$/.exec(css) ?? [];
  if (number) return { type: name.startsWith('--weight') ? 'fontWeight' : 'number', value: Number(number) };
  if (name.startsWith('--font')) return { type: 'fontFamily', value: css.split(',').map(unquoted) };
  const [, width = '', style = '', edge = ''] = /^(\S+) (solid) (.+)$/.exec(css) ?? [];
  const color = colourOf(edge);
  if (color) return { type: 'border', value: { width: lengthOf(width) ?? NONE, style, color } };
  return { type: 'shadow', value: css.split(/,(?![^(]*\))/).map((layer) => shadowOf(layer.trim())) };
}

const NONE: Length = { value: 0, unit: 'px' };

const unquoted = (family: string) => family.trim().replaceAll("'", '');

function lengthOf(css: string): Length | undefined {
  if (css === '0') return NONE;
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  return value === undefined ? undefined : { value: Number(value), unit: unit as Length['unit'] };
}

function colourOf(css: string): Colour | undefined {
  const [, part = '', share] = /^color-mix\(in srgb, (#\w+) (\d+)%, transparent\)$/.exec(css) ?? [];
  if (share !== undefined) return { ...hex(part), alpha: Number(share) / 100 };
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(css) ? hex(css) : undefined;
}

function hex(css: string): Colour {
  const digits = css.length === 4 ? css.replaceAll(/[\da-f]/gi, '$&$&') : css;
  const part = (index: number) => Math.round((Number.parseInt(digits.slice(index, index + 2), 16) / 255) * 1e4) / 1e4;
  return { components: [part(1), part(3), part(5)], alpha: 1 };
}

function shadowOf(layer: string): Shadow {
  const [, lengths = '', colour = ''] = /^((?:-?[\d.]+(?:px|rem)? )+)(.+)$/.exec(layer) ?? [];
  const color = colourOf(colour);
  const [offsetX, offsetY, blur, spread = NONE] = lengths.trim().split(' ').map(lengthOf);
  if (!color || !offsetX || !offsetY || !blur) throw new Error(`“${layer}” is the value of a token, and no known form`);
  return { color, offsetX, offsetY, blur, spread };
}
