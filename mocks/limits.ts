import { TOO_MANY_REQUESTS } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { state } from './state.ts';

const WINDOW_MS = 15 * 60_000;

export interface RateLimit {
  name: string;
  /** Attempts allowed to one visitor in a quarter of an hour. */
  attempts: number;
}

export const tooManyRequests = (waitMs = WINDOW_MS) =>
  new ApiProblem(429, TOO_MANY_REQUESTS, { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } });

/** Visitors are told apart by the address that the composition server passes on; a browser's mocks have one visitor. */
const keyOf = ({ name }: RateLimit, request: Request) => `${name} ${request.headers.get('x-real-ip') ?? ''}`;

/** Windows run by the real clock, whatever the mocks take for the present. */
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
