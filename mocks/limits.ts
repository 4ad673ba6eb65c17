import { TOO_MANY_REQUESTS } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { state } from './state.ts';

const WINDOW_MS = 15 * 60_000;

export interface RateLimit {
  name: string;
  /** Attempts allowed to one visitor in 15 minutes. */
  attempts: number;
}

export const tooManyRequests = (waitMs = WINDOW_MS) =>
  new ApiProblem(429, TOO_MANY_REQUESTS, { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });

/** The composition server's address header identifies visitors; mocks in a browser have one visitor. */
const keyOf = ({ name }: RateLimit, request: Request) => `${name} ${request.headers.get('x-real-ip') ?? ''}`;

/** Windows use the real clock, not the mocks' current time. */
export function countAttempt(limit: RateLimit, request: Request): void {
  const key = keyOf(limit, request);
  const now = Date.now();
  const open = state.windows.get(key);
  const window = open && open.endsAt > now ? open : { attempts: 0, endsAt: now + WINDOW_MS };
  window.attempts += 1;
  state.windows.set(key, window);
  if (window.attempts > limit.attempts) throw tooManyRequests(window.endsAt - now);
}

export const clearAttempts = (limit: RateLimit, request: Request): void =>
  void state.windows.delete(keyOf(limit, request));
