/** Over about a day: long enough to repair a mail server. */
export const MAX_ATTEMPTS = 12;

const FIRST_WAIT_MS = 60_000;
const MAX_WAIT_MS = 6 * 60 * 60_000;

/** How long to wait after the given number of failed attempts (1 or more): 1 min, doubling, at most 6 h. */
export function retryDelay(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), MAX_WAIT_MS);
}
