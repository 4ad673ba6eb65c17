const TICK_MS = 25;
/** What a tick counts for at most: on a machine that is too busy to keep to its clock, time passes more slowly. */
const LONGEST_TICK_MS = 2 * TICK_MS;

const running = new Set<TimeBudget>();
let clock: NodeJS.Timeout | undefined;
let tickedAt = 0;

/** Time that somebody may spend on work of their own. */
export class TimeBudget {
  /** Milliseconds. */
  remaining: number;
  /** They are the work of others: while there are any, no time is spent. */
  callsInFlight = 0;
  readonly #onSpent: () => void;

  constructor(remaining: number, onSpent: () => void) {
    this.remaining = remaining;
    this.#onSpent = onSpent;
  }

  /** Time is spent from now on, until nothing remains or `stop` is called. */
  start(): this {
    running.add(this);
    if (clock) return this;
    tickedAt = performance.now();
    clock = setInterval(tick, TICK_MS).unref();
    return this;
  }

  stop(): void {
    running.delete(this);
    if (running.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  }

  spend(milliseconds: number): void {
    if (this.callsInFlight > 0) return;
    this.remaining -= milliseconds;
    if (this.remaining > 0) return;
    this.stop();
    this.#onSpent();
  }
}

function tick(): void {
  const now = performance.now();
  const passed = Math.min(now - tickedAt, LONGEST_TICK_MS);
  tickedAt = now;
  for (const budget of running) budget.spend(passed);
}
