import { brand } from '@site/design-system/brand';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { PageAddress } from '@site/remote-kit';

interface SearchEngineOptions {
  addresses: () => Promise<readonly PageAddress[]>;
  /** The site's origin; default: the brand's, as in pages. */
  siteUrl: string | undefined;
}

const AN_HOUR = { 'cache-control': 'public, max-age=3600' };

/** What search engines read first: robots.txt, and the sitemap that it names. */
export const createSearchEngineFiles = ({ addresses, siteUrl = brand.url }: SearchEngineOptions): Hono =>
  new Hono()
    .get('/robots.txt', (context) => context.text(robotsTxt(siteUrl), 200, AN_HOUR))
    .get('/sitemap.xml', compress(), async (context) =>
      context.body(sitemapXml(await addresses(), siteUrl), 200, {
        ...AN_HOUR,
        'content-type': 'application/xml; charset=utf-8',
      }),
    );

const robotsTxt = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

/** The format of sitemaps.org. */
const sitemapXml = (addresses: readonly PageAddress[], origin: string): string => `\
<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => entry(address, origin)).join('\n')}
</urlset>
`;

function entry({ path, lastModified }: PageAddress, origin: string): string {
  const changed = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
  return `<url><loc>${escapeText(new URL(path, origin).href)}</loc>${changed}</url>`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
