import { errorFields, type Log } from './log.ts';
import { DeadlineExceeded, withDeadline } from './waiting.ts';

/** How long whoever stops a loop waits for the round that is running. */
export const STOP_MS = 8_000;

export interface LoopOptions {
  /** What a round does, for the log: 'Delivering mail'. */
  what: string;
  /** The pause between the end of a round and the next one. */
  everyMs: number;
  /** How long a round may take. One that takes longer is left to itself, and the next one comes all the same. */
  withinMs: number;
  /** The event that is logged when a round fails or takes longer. */
  failure: string;
  log: Log;
  /** Its signal is aborted when the time is up. */
  round: (signal: AbortSignal) => Promise<unknown>;
}

export interface Loop {
  /** Begins the first round at once. */
  start(): void;
  /** Begins the next round of a started loop now, or as soon as the one that is running has ended. */
  hurry(): void;
  /** No round begins any more. Resolves when the one that is running has ended, or `withinMs` later. */
  stop(withinMs?: number): Promise<void>;
}

/** Everything that the server does again and again runs in one of these, which nothing that hangs can stop. */
export function createLoop({ what, everyMs, withinMs, failure, log, round }: LoopOptions): Loop {
  let state: 'new' | 'started' | 'stopped' = 'new';
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isUrgent = false;

  function begin(): void {
    clearTimeout(timer);
    isUrgent = false;
    running = withDeadline(what, withinMs, round)
      .catch((error: unknown) => log.error(failure, errorFields(error)))
      .then(() => {
        running = undefined;
        if (state === 'started') timer = setTimeout(begin, isUrgent ? 0 : everyMs);
      });
  }

  return {
    start() {
      state = 'started';
      begin();
    },
    hurry() {
      isUrgent = true;
      if (!running && state === 'started') begin();
    },
    async stop(waitMs = STOP_MS) {
      state = 'stopped';
      clearTimeout(timer);
      await withDeadline(what, waitMs, async () => running).catch((error: DeadlineExceeded) =>
        log.warn('loop.left-running', { message: error.message }),
      );
    },
  };
}
