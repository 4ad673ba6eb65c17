import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';
import { DeadlineExceeded, withDeadline } from '../waiting.ts';
import { FeedError, type FeedPart, type JobFeed } from './feed.ts';
import type { FeedLimits } from './limits.ts';
import type { FeedSize } from './logicmelon-feed.ts';

/** What the thread is to read. */
export interface FeedOrder extends Pick<Config, 'feedUrl' | 'feedFile'> {
  size: FeedSize;
  limits: FeedLimits;
  firstImport: Date;
}

/** What the thread says when it is asked for the next part. */
export type FeedAnswer =
  | { is: 'part'; part: FeedPart }
  | { is: 'end' }
  | { is: 'unreadable'; reason: string; cause: string }
  | { is: 'broken'; error: unknown };

/** Longer than the slowest page with all its attempts, and shorter than a silent sync counts as alive. */
const PART_MS = 4 * 60_000;
const END_MS = 10_000;

/** A feed that is read, sanitised and understood in a thread of its own, which visitors do not notice. */
export function threadFeed(order: Omit<FeedOrder, 'firstImport'>): JobFeed {
  return {
    isExcerpt: order.size.maxAdverts !== undefined,
    async *parts({ firstImport }) {
      const worker = startThread({ ...order, firstImport });
      try {
        for (let part = await nextPart(worker); part; part = await nextPart(worker)) yield part;
      } finally {
        await withDeadline('The thread of the job feed', END_MS, () => worker.terminate()).catch(() => undefined);
      }
    },
  };
}

function startThread(order: FeedOrder): Worker {
  const worker = new Worker(new URL('./feed-thread.ts', import.meta.url), {
    name: 'job-feed',
    workerData: order,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: order.limits.threadMemory },
  });
  // Whoever asks for the next part is told.
  worker.on('error', () => undefined);
  return worker;
}

/** Undefined at the end of the feed. @throws FeedError */
async function nextPart(worker: Worker): Promise<FeedPart | undefined> {
  const answer = await ask(worker);
  if (answer.is === 'part') return answer.part;
  if (answer.is === 'unreadable') throw new FeedError(answer.reason, { cause: answer.cause });
  if (answer.is === 'broken') throw answer.error;
  return undefined;
}

async function ask(worker: Worker): Promise<FeedAnswer> {
  try {
    return await withDeadline('The job feed', PART_MS, async (signal) => {
      worker.postMessage('next');
      const [answer] = (await once(worker, 'message', { signal })) as [FeedAnswer];
      return answer;
    });
  } catch (cause) {
    if (cause instanceof DeadlineExceeded) throw new FeedError('The job feed took too long to read', { cause });
    if ((cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new FeedError('The job feed needs more memory to read than the site may use', { cause });
    throw cause;
  }
}
