/** The thread that reads the feed: it sends one part of it each time it is asked. */
import { parentPort, workerData } from 'node:worker_threads';
import { jobContentOf } from '../jobs/sync/job-content.ts';
import { FeedError, type FeedPart } from './feed.ts';
import { logicMelonFeed } from './logicmelon-feed.ts';
import { fileSource, httpSource } from './sources.ts';
import type { FeedAnswer, FeedOrder } from './thread-feed.ts';

const { feedUrl, feedFile, size, limits, firstImport } = workerData as FeedOrder;
const feed = logicMelonFeed(feedUrl ? httpSource(feedUrl) : fileSource(feedFile), size, limits);
const parts = feed.parts({ firstImport })[Symbol.asyncIterator]();

parentPort?.on('message', () => void answer());

async function answer(): Promise<void> {
  parentPort?.postMessage(await nextPart());
}

async function nextPart(): Promise<FeedAnswer> {
  try {
    const step = await parts.next();
    if (step.done) return { is: 'end' };
    const part: FeedPart = { ...step.value, jobs: step.value.jobs.map(jobContentOf) };
    return { is: 'part', part };
  } catch (error) {
    if (error instanceof FeedError)
      return { is: 'unreadable', reason: error.message, cause: String(error.cause ?? '') };
    return { is: 'broken', error };
  }
}
