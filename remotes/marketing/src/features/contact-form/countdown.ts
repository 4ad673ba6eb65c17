export interface Countdown {
  resume(): void;
  pause(): void;
}

/** Calls back once it has run for `duration` milliseconds in total, not counting pauses. Starts paused. */
export function createCountdown(duration: number, onEnd: () => void): Countdown {
  let remaining = duration;
  let running: { timer: ReturnType<typeof setTimeout>; since: number } | undefined;

  return {
    resume() {
      running ??= { timer: setTimeout(onEnd, remaining), since: performance.now() };
    },
    pause() {
      if (!running) return;
      clearTimeout(running.timer);
      remaining -= performance.now() - running.since;
      running = undefined;
    },
  };
}
