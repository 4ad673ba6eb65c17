import { brand } from '@site/design-system';
import type { ArticleMeta, PageMeta, ShareImage } from '@site/remote-kit';

/** A page's metadata with every default filled in and every URL absolute. */
export interface ResolvedMeta {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  /** The picture of link previews, which says what `shareImage` does where the page has one of its own. */
  ogImage: string;
  ogImageAlt: string;
  shareImage: ShareImage | undefined;
  article: ArticleMeta | undefined;
  alternates: NonNullable<PageMeta['alternates']>;
  robots: string | undefined;
  /** JSON-LD, which no text can end early in HTML. */
  structuredData: readonly string[];
}

const DEFAULT_TITLE = `Transport and logistics recruitment | ${brand.name}`;
const DEFAULT_KEYWORDS = 'transport recruitment, logistics jobs, HGV driver jobs, PSV driver jobs, van driver jobs, UK';

/** Where the picture of the page at this path is. */
const shareImagePath = (pathname: string) => `${pathname}/share.jpg`;

/** Every title ends with the agency's name unless it already contains it. */
function titleWithAgency(title: string): string {
  return title.toLowerCase().includes(brand.name.toLowerCase()) ? title : `${title} | ${brand.name}`;
}

/** `url` is the page's public address. @throws when the metadata is not of its type */
export function resolveMeta(meta: PageMeta, { origin, pathname }: URL): ResolvedMeta {
  const absolute = (path: string) => new URL(path, origin).href;
  const canonical = absolute(meta.canonical ?? pathname);
  const { shareImage } = meta;
  return {
    title: meta.title ? titleWithAgency(meta.title) : DEFAULT_TITLE,
    description: meta.description ?? brand.description,
    keywords: meta.keywords ?? DEFAULT_KEYWORDS,
    canonical,
    ogImage: absolute(shareImage ? shareImagePath(new URL(canonical).pathname) : brand.ogImage),
    ogImageAlt: shareImage ? [shareImage.heading, ...shareImage.details].join(', ') : brand.name,
    shareImage,
    article: meta.article && { ...meta.article, tags: [...meta.article.tags] },
    alternates: (meta.alternates ?? []).map(({ href, type, title }) => ({ href, type, title })),
    robots: meta.robots,
    structuredData: [organisation(origin), ...(meta.structuredData ?? [])].map(toJson),
  };
}

/** `<` is escaped, so that no text, ours or an advert's, can close the element. */
const toJson = (block: object): string => JSON.stringify(block).replaceAll('<', '\\u003c');

const organisation = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'EmploymentAgency',
  name: brand.legalName,
  url: origin,
  logo: new URL('/icon.svg', origin).href,
  description: brand.description,
  email: brand.email,
  telephone: brand.phone.href.replace('tel:', ''),
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.town,
    addressRegion: brand.address.county,
    postalCode: brand.address.postcode,
    addressCountry: 'GB',
  },
});
