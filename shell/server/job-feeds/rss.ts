import { brand } from '@site/design-system/brand';
import { cdata, xml, xmlDocument } from '../xml.ts';
import { newestEntry, type Feed, type FeedEntry } from './feed.ts';

/** RSS 2.0. Its dates are those of RFC 822. */
export const toRss = (feed: Feed): string =>
  xmlDocument(xml`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${feed.title}</title>
<link>${feed.pageAddress}</link>
<description>${feed.description}</description>
<language>en-GB</language>
<copyright>${brand.legalName}</copyright>
<lastBuildDate>${newestEntry(feed).toUTCString()}</lastBuildDate>
<atom:link href="${feed.address}" rel="self" type="application/rss+xml"/>${feed.entries.map(item)}
</channel>
</rss>`);

const item = ({ title, address, posted, html, category }: FeedEntry) => xml`
<item>
<title>${title}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${new Date(posted).toUTCString()}</pubDate>
<category>${category}</category>
<description>${cdata(html)}</description>
</item>`;
