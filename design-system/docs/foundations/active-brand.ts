import { loadedBrand, showsDraft } from '../../../.storybook/toolbar/brand.ts';
import { draftTokens } from '../brand-builder/draft-tokens.ts';
import { keptDraft } from '../brand-builder/kept-draft.ts';
import type { TokenDeclaration } from '../tokens/parse-tokens.ts';
import { brandFiles, tokenFile, withShared } from '../tokens/sources.ts';

/** What the brand that the toolbar shows declares; that of the draft, if the toolbar shows it. */
export function brandTokens(): readonly TokenDeclaration[] {
  const kept = showsDraft ? keptDraft() : undefined;
  return kept ? draftTokens(kept) : (brandFiles[loadedBrand]?.tokens ?? []);
}

/** Every token of the site in that brand. */
export const activeTokens = () => withShared(brandTokens());

/** The tokens of a file of shared ones, with the values that they have in that brand. */
export function sharedTokens(file: string): readonly TokenDeclaration[] {
  const names = new Set(tokenFile(file).tokens.map(({ name }) => name));
  return activeTokens().filter(({ name }) => names.has(name));
}
