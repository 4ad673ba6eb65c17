import { Refusal } from './refusal.ts';
import { state } from './state.ts';

const WAIT_SECONDS = 15 * 60;
const TOO_MANY = 'Too many requests. Please wait 15 minutes before trying again.';

export const tooManyRequests = () => new Refusal(429, TOO_MANY, { headers: { 'retry-after': String(WAIT_SECONDS) } });

/** The mocks' time stands still: attempts are forgotten by `resetMocks` only. */
export function countAttempt(limit: string, allowed: number): void {
  const attempts = (state.attempts.get(limit) ?? 0) + 1;
  state.attempts.set(limit, attempts);
  if (attempts > allowed) throw tooManyRequests();
}

export const clearAttempts = (limit: string): void => void state.attempts.delete(limit);
