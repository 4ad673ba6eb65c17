import { AsyncResource } from 'node:async_hooks';
import PQueue from 'p-queue';
import { within } from '@site/api/program';
import { tooBusy } from './rejection.ts';

/** A sync that staff have started takes longer, and needs no place. */
const PLACE_MS = 30_000;

interface WorkQueueOptions {
  /** How many tasks run at once. */
  atOnce: number;
  /** How many more may wait. */
  waiting: number;
  /** How many of both together may be one visitor's, so that nobody takes all the room. */
  perVisitor: number;
  /** How long work that does not end keeps its place from others, in milliseconds. */
  placeMs?: number;
  /** Whether the process is too slow to take on more. */
  isLate?: () => boolean;
  /** Awaited before any work begins. */
  ready?: () => Promise<void>;
}

interface Task {
  /** The address that it was requested from. */
  visitor: string;
  /** Work that has not begun is dropped when this signal is aborted. */
  signal: AbortSignal;
}

export interface WorkQueue {
  /** How much work there is. */
  size(): { running: number; waiting: number };
  /** @throws Rejection if there is no room for more work of this visitor */
  admit(visitor: string): void;
  /**
   * What `work` resolves to.
   * @throws Rejection at once if there is no room; the signal's reason if the work was dropped
   */
  run<Result>(task: Task, work: () => Promise<Result>): Promise<Result>;
}

/** Bounds the work in flight: what does not fit is rejected rather than kept waiting. */
export function createWorkQueue({
  atOnce,
  waiting,
  perVisitor,
  placeMs = PLACE_MS,
  isLate = () => false,
  ready = async () => undefined,
}: WorkQueueOptions): WorkQueue {
  const queue = new PQueue({ concurrency: atOnce });
  const inFlight = new Map<string, number>();

  function admit(visitor: string): void {
    const isFull = queue.pending + queue.size >= atOnce + waiting;
    if (isFull || (inFlight.get(visitor) ?? 0) >= perVisitor || isLate()) throw tooBusy();
  }

  function begin(visitor: string): () => void {
    admit(visitor);
    inFlight.set(visitor, (inFlight.get(visitor) ?? 0) + 1);
    return () => {
      const left = (inFlight.get(visitor) ?? 1) - 1;
      if (left > 0) inFlight.set(visitor, left);
      else inFlight.delete(visitor);
    };
  }

  return {
    size: () => ({ running: queue.pending, waiting: queue.size }),
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
        const working = work();
        await within(placeMs, working, undefined);
        // In an object: the queue would wait for the promise itself.
        return { working };
      };
      // Otherwise it would begin in the context of the work that has just ended.
      const { working } = await queue.add(AsyncResource.bind(started), { signal: dropped.signal }).finally(end);
      return working;
    },
  };
}
