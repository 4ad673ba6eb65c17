import type { Feed, FeedEntry } from '@site/remote-kit';

/** A page's feed with its addresses, which are absolute. */
export interface PublishedFeed extends Feed {
  /** Of the feed itself, and of its page. */
  address: string;
  pageAddress: string;
}

/** When the newest entry was published: a feed that has nothing new says so by its date. */
export const newestEntry = ({ entries }: Feed): Date =>
  new Date(Math.max(0, ...entries.map(({ published }) => Date.parse(published))));

export const entryAddress = ({ path }: FeedEntry, { address }: PublishedFeed): string => new URL(path, address).href;
