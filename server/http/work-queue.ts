import { AsyncResource } from 'node:async_hooks';
import PQueue from 'p-queue';
import { tooBusy } from './refusal.ts';

interface WorkQueueOptions {
  /** How much is done at once. */
  atOnce: number;
  /** How much more may wait. */
  waiting: number;
  /** How much of both together one visitor may have, so that nobody takes it all. */
  perVisitor: number;
  /** Whether the process is too slow to take on anything. */
  isLate?: () => boolean;
  /** Waited for before any work begins. */
  ready?: () => Promise<void>;
}

interface Task {
  /** The address of whoever asked for it. */
  visitor: string;
  /** Work that has not begun is dropped when this is aborted. */
  signal: AbortSignal;
}

export interface WorkQueue {
  /** @throws Refusal if there is no room for work of this visitor, by address */
  admit(visitor: string): void;
  /**
   * What `work` resolves to.
   * @throws Refusal at once if there is no room; the signal's reason if the work was dropped
   */
  run<Result>(task: Task, work: () => Promise<Result>): Promise<Result>;
}

/** Work in hand, bounded: the rest is refused rather than kept waiting. */
export function createWorkQueue({
  atOnce,
  waiting,
  perVisitor,
  isLate = () => false,
  ready = async () => undefined,
}: WorkQueueOptions): WorkQueue {
  const queue = new PQueue({ concurrency: atOnce });
  const inHand = new Map<string, number>();

  function admit(visitor: string): void {
    const isFull = queue.pending + queue.size >= atOnce + waiting;
    if (isFull || (inHand.get(visitor) ?? 0) >= perVisitor || isLate()) throw tooBusy();
  }

  function begin(visitor: string): () => void {
    admit(visitor);
    inHand.set(visitor, (inHand.get(visitor) ?? 0) + 1);
    return () => {
      const left = (inHand.get(visitor) ?? 1) - 1;
      if (left > 0) inHand.set(visitor, left);
      else inHand.delete(visitor);
    };
  }

  return {
    admit,
    async run({ visitor, signal }, work) {
      const end = begin(visitor);
      const dropped = new AbortController();
      const drop = () => dropped.abort(signal.reason);
      signal.addEventListener('abort', drop, { once: true });
      const started = async () => {
        await ready();
        dropped.signal.throwIfAborted();
        signal.removeEventListener('abort', drop);
        return work();
      };
      // Otherwise it would begin in the context of the work that has just ended.
      return queue.add(AsyncResource.bind(started), { signal: dropped.signal }).finally(end);
    },
  };
}
