import { brands, isBrandName, type BrandName } from '../modes.ts';

/** The site's own. */
export const DEFAULT_BRAND = Object.keys(brands)[0] as BrandName;

const chosen = /(?:^|;)brand:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];

/** The brand that this document was loaded with: modules read its name and contacts once, at import. */
export const loadedBrand = isBrandName(chosen) ? chosen : DEFAULT_BRAND;

/** Reloads the document when another brand is chosen. */
export function keepBrand(name: unknown) {
  if (!isBrandName(name) || name === loadedBrand) return;
  const address = new URL(location.href);
  const others = (address.searchParams.get('globals') ?? '')
    .split(';')
    .filter((entry) => entry && !entry.startsWith('brand:'));
  address.searchParams.set('globals', [...others, `brand:${name}`].join(';'));
  location.replace(address);
}
