import { brand } from '@site/design-system/brand';
import type { Feed } from './feed.ts';

/** JSON Feed 1.1 (jsonfeed.org). */
export const toJsonFeed = ({ title, description, address, pageAddress, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: pageAddress,
    feed_url: address,
    language: 'en-GB',
    authors: [{ name: brand.legalName, url: new URL(pageAddress).origin }],
    items: entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      content_html: entry.html,
      date_published: new Date(entry.posted).toISOString(),
      tags: [entry.category].filter(Boolean),
    })),
  });
