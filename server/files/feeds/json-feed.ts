import { brand } from '@site/design-system/brand';
import { entryAddress, type PublishedFeed } from './feed.ts';

/** JSON Feed 1.1 (jsonfeed.org). */
export const toJsonFeed = (feed: PublishedFeed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageAddress,
    feed_url: feed.address,
    language: 'en-GB',
    authors: [{ name: brand.legalName, url: new URL(feed.pageAddress).origin }],
    items: feed.entries.map((entry) => ({
      id: entryAddress(entry, feed),
      url: entryAddress(entry, feed),
      title: entry.title,
      content_html: entry.html,
      date_published: new Date(entry.published).toISOString(),
      tags: entry.categories.filter(Boolean),
    })),
  });
