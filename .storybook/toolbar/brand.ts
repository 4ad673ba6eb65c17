import { brands, isBrandName, type BrandName } from '../modes.ts';
import { DRAFT_RULE, showDraft } from './draft.ts';

/** The site's own. */
export const DEFAULT_BRAND = Object.keys(brands)[0] as BrandName;

/** The toolbar's value for the draft of the brand builder: the site's own brand with other tokens. No brand has it. */
export const DRAFT = '_draft';

const isChoice = (name: unknown): name is BrandName | typeof DRAFT => isBrandName(name) || name === DRAFT;

const asked = /(?:^|;)brand:([\w-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
const loaded = isChoice(asked) ? asked : DEFAULT_BRAND;

/** The name of a frame that shows the draft whatever the toolbar shows. */
export const DRAFT_FRAME = 'brand-draft';

export const showsDraft = loaded === DRAFT || window.name === DRAFT_FRAME;

/** The brand that this document was loaded with: modules read its name and contacts once, at import. */
export const loadedBrand: BrandName = loaded === DRAFT ? DEFAULT_BRAND : loaded;

if (showsDraft) {
  showDraft();
  // Another document changes it: the brand builder, around this frame or in another window.
  addEventListener('storage', ({ key }) => key === DRAFT_RULE && showDraft());
}

/** Reloads the document when another brand is chosen. */
export function keepBrand(name: unknown) {
  if (!isChoice(name) || name === loaded) return;
  const address = new URL(location.href);
  const others = (address.searchParams.get('globals') ?? '')
    .split(';')
    .filter((entry) => entry && !entry.startsWith('brand:'));
  address.searchParams.set('globals', [...others, `brand:${name}`].join(';'));
  location.replace(address);
}
