import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { PageAddress } from '@site/remote-kit';
import { visitorHeaders } from './visitor-request.ts';

interface SearchEngineOptions {
  addresses: () => Promise<readonly PageAddress[]>;
  /** The site's origin; default: the one that is asked. */
  siteUrl: string | undefined;
  isHttps: (request: Request) => boolean;
}

const AN_HOUR = { 'cache-control': 'public, max-age=3600' };

/** What search engines read first: robots.txt, and the sitemap that it names. */
export function createSearchEngineFiles({ addresses, siteUrl, isHttps }: SearchEngineOptions): Hono {
  const originOf = (context: Context): string => {
    if (siteUrl !== undefined) return siteUrl;
    const { host, href } = new URL(context.req.url);
    return `${isHttps(new Request(href, { headers: visitorHeaders(context) })) ? 'https' : 'http'}://${host}`;
  };
  return new Hono()
    .get('/robots.txt', (context) => context.text(robotsTxt(originOf(context)), 200, AN_HOUR))
    .get('/sitemap.xml', compress(), async (context) =>
      context.body(sitemapXml(await addresses(), originOf(context)), 200, {
        ...AN_HOUR,
        'content-type': 'application/xml; charset=utf-8',
      }),
    );
}

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
