import { monitorEventLoopDelay } from 'node:perf_hooks';

const EVERY_MS = 5;

interface Turns {
  /** Milliseconds that pass. */
  longestTurn: number;
  /** Milliseconds in which this thread had a processor: a busy machine does not lengthen them. */
  busiestTurn: number;
}

/** Watches the turns of this thread's event loop until the returned function is called. */
export function watchTurns(): () => Turns {
  const delay = monitorEventLoopDelay({ resolution: EVERY_MS });
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let busiestTurn = 0;
  let before = used();
  const timer = setInterval(() => {
    const now = used();
    busiestTurn = Math.max(busiestTurn, now - before);
    before = now;
  }, EVERY_MS);
  delay.enable();
  return () => {
    clearInterval(timer);
    delay.disable();
    return { longestTurn: delay.max / 1e6, busiestTurn };
  };
}
