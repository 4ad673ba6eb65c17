/** In milliseconds. */
const TICK = 25;
/** Of a tick, what counts at most: on a machine that is too busy to keep to its clock, time passes more slowly. */
const LONGEST_TICK = 2 * TICK;

/** Time that somebody has for work of their own. */
export interface Allowance {
  /** Milliseconds that are left. */
  left: number;
  /** What it waits for that is not its own work: while this is above 0, no time passes. */
  waitsFor: number;
  /** Called once, when no time is left. */
  onSpent: () => void;
}

const running = new Set<Allowance>();
let timer: NodeJS.Timeout | undefined;
let tickedAt = 0;

/** Time passes from now on, until the function that is returned is called. */
export function spend(allowance: Allowance): () => void {
  running.add(allowance);
  if (!timer) {
    tickedAt = performance.now();
    timer = setInterval(tick, TICK).unref();
  }
  return () => {
    running.delete(allowance);
    if (running.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  const now = performance.now();
  const passed = Math.min(now - tickedAt, LONGEST_TICK);
  tickedAt = now;
  for (const allowance of running) {
    if (allowance.waitsFor > 0) continue;
    allowance.left -= passed;
    if (allowance.left > 0) continue;
    running.delete(allowance);
    allowance.onSpent();
  }
}
