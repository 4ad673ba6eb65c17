import { FEED_FORMATS } from '@site/remote-kit/feeds.ts';
import { toAtom } from './atom.ts';
import type { PublishedFeed } from './feed.ts';
import { toJsonFeed } from './json-feed.ts';
import { toRss } from './rss.ts';

interface FeedWriter {
  /** The media type. */
  type: string;
  write: (feed: PublishedFeed) => string;
}

const WRITERS = { rss: toRss, atom: toAtom, json: toJsonFeed };

/** By the extension of the feed's address. */
export const feedWriters: ReadonlyMap<string, FeedWriter> = new Map(
  FEED_FORMATS.map(({ extension, type }) => [extension, { type, write: WRITERS[extension] }]),
);
