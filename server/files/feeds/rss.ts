import { brand } from '@site/design-system/brand';
import type { FeedEntry } from '@site/remote-kit';
import { cdata, xml, xmlDocument } from '@site/remote-kit/xml.ts';
import { entryAddress, newestEntry, type PublishedFeed } from './feed.ts';

/** RSS 2.0. Its dates are those of RFC 822. */
export const toRss = (feed: PublishedFeed): string =>
  xmlDocument(xml`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${feed.title}</title>
<link>${feed.pageAddress}</link>
<description>${feed.description}</description>
<language>en-GB</language>
<copyright>${brand.legalName}</copyright>
<lastBuildDate>${newestEntry(feed).toUTCString()}</lastBuildDate>
<atom:link href="${feed.address}" rel="self" type="application/rss+xml"/>${feed.entries.map((entry) => item(entry, feed))}
</channel>
</rss>`);

const item = (entry: FeedEntry, feed: PublishedFeed) => {
  const address = entryAddress(entry, feed);
  return xml`
<item>
<title>${entry.title}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${new Date(entry.published).toUTCString()}</pubDate>${entry.categories.map((category) => xml`\n<category>${category}</category>`)}
<description>${cdata(entry.html)}</description>
</item>`;
};
