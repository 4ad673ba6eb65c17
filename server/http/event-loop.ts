import { monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY_MS = 1_000;
const RESOLUTION_MS = 20;
const LATE_MS = 500;
/** One long task, such as a garbage collection, is no reason to reject anybody. */
const LATE_IN_A_ROW = 2;

export interface EventLoopWatch {
  /** Whether events have had to wait half a second or more, on average, for two seconds in a row. */
  isLate(): boolean;
  stop(): void;
}

type Delay = Pick<ReturnType<typeof monitorEventLoopDelay>, 'mean' | 'enable' | 'disable' | 'reset'>;

export function watchEventLoop(delay: Delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })): EventLoopWatch {
  delay.enable();
  let lateInARow = 0;
  const timer = setInterval(() => {
    lateInARow = delay.mean / 1e6 - RESOLUTION_MS > LATE_MS ? lateInARow + 1 : 0;
    delay.reset();
  }, EVERY_MS).unref();
  return {
    isLate: () => lateInARow >= LATE_IN_A_ROW,
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
