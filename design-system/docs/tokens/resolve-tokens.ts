import type { TokenDeclaration } from './parse-tokens.ts';
import { inScheme, type Scheme } from './schemes.ts';

/** The values of `data-tone`. A page without one is `paper`. */
export const tones = ['paper', 'ink', 'accent'] as const;
export type Tone = (typeof tones)[number];

/** Values by name, every `var()` replaced. */
export type ResolvedTokens = ReadonlyMap<string, string>;

/**
 * The tokens' values on an element of that tone in a `paper` page, as a browser computes them: an inherited token keeps
 * the colours of the element that declared it.
 */
export function resolveTokens(declarations: readonly TokenDeclaration[], tone: Tone, scheme: Scheme): ResolvedTokens {
  const shown = inScheme(declarations, scheme);
  const page = computed(shown.filter(appliesTo(':root')), new Map());
  const own = shown.filter(
    (declaration) => appliesTo(`[data-tone='${tone}']`)(declaration) || appliesTo('[data-tone]')(declaration),
  );
  return new Map([...page, ...computed(own, page)]);
}

const appliesTo = (selector: string) => (declaration: TokenDeclaration) => declaration.selectors.includes(selector);

function computed(declarations: readonly TokenDeclaration[], inherited: ResolvedTokens): ResolvedTokens {
  const own = new Map(declarations.map(({ name, value }) => [name, value]));
  const valueOf = (name: string, asked: readonly string[]): string => {
    if (asked.includes(name)) throw new Error(`${[...asked, name].join(' -> ')} is circular`);
    const value = own.get(name);
    if (value !== undefined) return substitute(value, (other) => valueOf(other, [...asked, name]));
    const outer = inherited.get(name);
    if (outer === undefined) throw new Error(`${name} is used by ${asked.at(-1)} but declared nowhere`);
    return outer;
  };
  return new Map([...own.keys()].map((name) => [name, valueOf(name, [])]));
}

const substitute = (value: string, valueOf: (name: string) => string) =>
  value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => valueOf(name));
