import { brand } from '@site/design-system/brand';
import type { FeedEntry } from '@site/remote-kit';
import { xml, xmlDocument } from '@site/remote-kit/xml.ts';
import { entryAddress, newestEntry, type PublishedFeed } from './feed.ts';

/** Atom (RFC 4287). Its dates are those of RFC 3339. */
export const toAtom = (feed: PublishedFeed): string =>
  xmlDocument(xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<id>${feed.address}</id>
<title>${feed.title}</title>
<subtitle>${feed.description}</subtitle>
<updated>${newestEntry(feed).toISOString()}</updated>
<author><name>${brand.legalName}</name></author>
<link rel="self" type="application/atom+xml" href="${feed.address}"/>
<link rel="alternate" type="text/html" href="${feed.pageAddress}"/>${feed.entries.map((entry) => entryElement(entry, feed))}
</feed>`);

const entryElement = (entry: FeedEntry, feed: PublishedFeed) => {
  const address = entryAddress(entry, feed);
  const date = new Date(entry.published).toISOString();
  return xml`
<entry>
<id>${address}</id>
<title>${entry.title}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${date}</published>
<updated>${date}</updated>${entry.categories.map((category) => xml`\n<category term="${category}"/>`)}
<content type="html">${entry.html}</content>
</entry>`;
};
