import { brands, isBrandName, type BrandName } from '../modes.ts';

/** The site's own. */
export const DEFAULT_BRAND = Object.keys(brands)[0] as BrandName;

const chosen = /(?:^|;)brand:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];

/** The brand this document was loaded with: name and contacts are in the pages' modules, and do not change any more. */
export const loadedBrand = isBrandName(chosen) ? chosen : DEFAULT_BRAND;

/** Loads the document anew where another brand is chosen. */
export function keepBrand(name: unknown) {
  if (!isBrandName(name) || name === loadedBrand) return;
  const address = new URL(location.href);
  const others = (address.searchParams.get('globals') ?? '')
    .split(';')
    .filter((entry) => entry && !entry.startsWith('brand:'));
  address.searchParams.set('globals', [...others, `brand:${name}`].join(';'));
  location.replace(address);
}
