import type { TokenDeclaration } from './parse-tokens.ts';

/** A token's kind: 'space' for --space-1, 'text' for --text-xl. */
const kindOf = (name: string): string => /^--([a-z]+)/.exec(name)?.[1] ?? name;

/** Tokens by kind, in the order of the file. */
export const byKind = (tokens: readonly TokenDeclaration[]): ReadonlyMap<string, readonly TokenDeclaration[]> =>
  Map.groupBy(tokens, ({ name }) => kindOf(name));
