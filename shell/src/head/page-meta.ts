import { brand } from '@site/design-system';
import type { PageMeta } from '@site/remote-kit';

/** A page's metadata with every default filled in and every URL absolute. */
export interface ResolvedMeta {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  ogImage: string;
  ogImageAlt: string;
  alternates: NonNullable<PageMeta['alternates']>;
  robots: string | undefined;
  structuredData: readonly object[];
}

const DEFAULT_TITLE = `Transport and Logistics Recruitment | ${brand.name}`;
const DEFAULT_KEYWORDS = 'transport recruitment, logistics jobs, HGV driver jobs, PSV driver jobs, van driver jobs, UK';

/** Every title ends with the agency's name unless it already contains it. */
function titleWithAgency(title: string): string {
  return title.toLowerCase().includes(brand.name.toLowerCase()) ? title : `${title} | ${brand.name}`;
}

/** `url` is the page's public address. */
export function resolveMeta(meta: PageMeta, { origin, pathname }: URL): ResolvedMeta {
  const absolute = (path: string) => new URL(path, origin).href;
  return {
    title: meta.title ? titleWithAgency(meta.title) : DEFAULT_TITLE,
    description: meta.description ?? brand.description,
    keywords: meta.keywords ?? DEFAULT_KEYWORDS,
    canonical: absolute(meta.canonical ?? pathname),
    ogImage: absolute(meta.ogImage ?? brand.ogImage),
    ogImageAlt: meta.ogImageAlt ?? brand.name,
    alternates: meta.alternates ?? [],
    robots: meta.robots,
    structuredData: [organisation(origin), ...(meta.structuredData ?? [])],
  };
}

const organisation = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'EmploymentAgency',
  name: brand.legalName,
  url: origin,
  logo: new URL('/icon.svg', origin).href,
  description: brand.description,
  email: brand.email,
  telephone: brand.phone.display,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.town,
    addressRegion: brand.address.county,
    postalCode: brand.address.postcode,
    addressCountry: 'GB',
  },
});
