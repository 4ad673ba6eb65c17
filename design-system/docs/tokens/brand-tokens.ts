import type { TokenDeclaration } from './parse-tokens.ts';

/** A brand's own tokens, then those that all brands share, with the brand's value where it declares one. */
export function brandTokens(
  own: readonly TokenDeclaration[],
  shared: readonly TokenDeclaration[],
): readonly TokenDeclaration[] {
  const values = new Map(own.map(({ name, value }) => [name, value]));
  const sharedNames = new Set(shared.map(({ name }) => name));
  return [
    ...own.filter(({ name }) => !sharedNames.has(name)),
    ...shared.map((token) =>
      token.selectors.includes(':root') ? { ...token, value: values.get(token.name) ?? token.value } : token,
    ),
  ];
}
