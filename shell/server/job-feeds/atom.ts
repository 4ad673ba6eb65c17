import { brand } from '@site/design-system/brand';
import { xml, xmlDocument } from '../xml.ts';
import { newestEntry, type Feed, type FeedEntry } from './feed.ts';

/** Atom (RFC 4287). Its dates are those of RFC 3339. */
export const toAtom = (feed: Feed): string =>
  xmlDocument(xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<id>${feed.address}</id>
<title>${feed.title}</title>
<subtitle>${feed.description}</subtitle>
<updated>${newestEntry(feed).toISOString()}</updated>
<author><name>${brand.legalName}</name></author>
<link rel="self" type="application/atom+xml" href="${feed.address}"/>
<link rel="alternate" type="text/html" href="${feed.pageAddress}"/>${feed.entries.map(entry)}
</feed>`);

const entry = ({ title, address, posted, html, category }: FeedEntry) => {
  const date = new Date(posted).toISOString();
  return xml`
<entry>
<id>${address}</id>
<title>${title}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${date}</published>
<updated>${date}</updated>
<category term="${category}"/>
<content type="html">${html}</content>
</entry>`;
};
