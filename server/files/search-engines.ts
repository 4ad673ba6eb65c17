import { brand } from '@site/design-system/brand';
import { Hono } from 'hono';
import type { PageAddress } from '@site/remote-kit';
import { compressed } from '../http/compression.ts';
import { xml, xmlDocument, type Xml } from '@site/remote-kit/xml.ts';

interface SearchEngineOptions {
  addresses: () => Promise<readonly PageAddress[]>;
  /** The site's origin; default: the brand's, as in pages. */
  siteUrl: string | undefined;
  /** The most addresses of one sitemap. */
  perFile?: number;
}

const AN_HOUR = { 'cache-control': 'public, max-age=3600' };
const XML = { ...AN_HOUR, 'content-type': 'application/xml; charset=utf-8' };

/** The most addresses that one sitemap may have. */
const MOST_ADDRESSES = 50_000;

/** What search engines read first: robots.txt, the index of the sitemaps that it names, and the sitemaps. */
export const createSearchEngineFiles = ({
  addresses,
  siteUrl = brand.url,
  perFile = MOST_ADDRESSES,
}: SearchEngineOptions): Hono =>
  new Hono()
    .get('/robots.txt', (context) => context.text(robotsTxt(siteUrl), 200, AN_HOUR))
    .get('/sitemap.xml', compressed(), async (context) =>
      context.body(sitemapIndex(split(await addresses(), perFile), siteUrl), 200, XML),
    )
    .get('/:file{sitemap-[1-9]\\d{0,4}\\.xml}', compressed(), async (context, next) => {
      const part = split(await addresses(), perFile)[Number(/\d+/.exec(context.req.path)) - 1];
      return part ? context.body(sitemap(part, siteUrl), 200, XML) : next();
    });

const robotsTxt = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

function split(addresses: readonly PageAddress[], size: number): PageAddress[][] {
  const parts = Math.ceil(addresses.length / size);
  return Array.from({ length: parts }, (_, index) => addresses.slice(index * size, (index + 1) * size));
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const sitemapIndex = (parts: readonly PageAddress[][], origin: string): string =>
  xmlDocument(
    xml`<sitemapindex xmlns="${NAMESPACE}">${parts.map((part, index) =>
      entry('sitemap', { path: `/sitemap-${index + 1}.xml`, ...newest(part) }, origin),
    )}
</sitemapindex>`,
  );

const sitemap = (addresses: readonly PageAddress[], origin: string): string =>
  xmlDocument(xml`<urlset xmlns="${NAMESPACE}">${addresses.map((address) => entry('url', address, origin))}
</urlset>`);

function newest(addresses: readonly PageAddress[]): Pick<PageAddress, 'lastModified'> {
  const lastModified = addresses.flatMap((address) => address.lastModified ?? []).reduce((a, b) => (a > b ? a : b), '');
  return lastModified === '' ? {} : { lastModified };
}

function entry(element: 'url' | 'sitemap', { path, lastModified }: PageAddress, origin: string): Xml {
  const location = xml`<loc>${new URL(path, origin).href}</loc>`;
  const content = lastModified === undefined ? location : xml`${location}<lastmod>${lastModified}</lastmod>`;
  return element === 'url' ? xml`\n<url>${content}</url>` : xml`\n<sitemap>${content}</sitemap>`;
}
