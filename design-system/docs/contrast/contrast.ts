import Color from 'colorjs.io';
import type { TokenDeclaration } from '../tokens/parse-tokens.ts';
import { resolveTokens, tones, type ResolvedTokens, type Tone } from '../tokens/resolve-tokens.ts';
import { schemes, type Scheme } from '../tokens/schemes.ts';
import { fixedPairs, pairsOf, required, type Pair } from './pairs.ts';

export interface Measured extends Pair {
  /** 1 to 21, as WCAG computes it. */
  ratio: number;
  passes: boolean;
}

/**
 * WCAG's contrast ratio of two CSS colours.
 * @throws if either is not opaque, since its contrast would depend on what lies beneath
 */
export function contrast(colour: string, ground: string): number {
  return opaque(colour).contrastWCAG21(opaque(ground));
}

function opaque(value: string): Color {
  const colour = Color.try(value);
  if (!colour) throw new Error(`"${value}" is not a colour that can be measured: write a hex value, or a var() of one`);
  if (Number(colour.alpha) < 1) throw new Error(`"${value}" is translucent: its contrast depends on what lies beneath`);
  return colour;
}

export function measure(pair: Pair, tokens: ResolvedTokens): Measured {
  const ratio = contrast(valueOf(tokens, pair.colour), valueOf(tokens, pair.ground));
  return { ...pair, ratio, passes: ratio >= required[pair.kind] };
}

function valueOf(tokens: ResolvedTokens, name: string) {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`There is no token called ${name}`);
  return value;
}

/** Every pair of a brand's tokens on a tone in a scheme, with its contrast ratio. */
export function measureAll(declarations: readonly TokenDeclaration[], tone: Tone, scheme: Scheme): readonly Measured[] {
  const tokens = resolveTokens(declarations, tone, scheme);
  return [...pairsOf(tokens.keys()), ...fixedPairs].map((pair) => measure(pair, tokens));
}

export { schemes, tones, type Scheme, type Tone };
