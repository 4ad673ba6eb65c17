import { loadConfig } from '../config.ts';
import { createFeed } from './create-feed.ts';
import type { FeedPart, JobFeed } from './feed.ts';

const feed = createFeed(loadConfig({}));
const read = new Map<number, Promise<FeedPart[]>>();

/** The sample feed, which all tests of a process read once: a thread takes two seconds for it. */
export const sampleFeed: JobFeed = {
  isExcerpt: feed.isExcerpt,
  async *parts({ firstImport }) {
    const time = firstImport.getTime();
    const parts = read.get(time) ?? Array.fromAsync(feed.parts({ firstImport }));
    read.set(time, parts);
    yield* structuredClone(await parts);
  },
};
