import { LimitExceeded, limitOf, type LimitName } from '@site/protocol';
import { state } from './state.ts';

/** The composition server's address header identifies visitors; mocks in a browser have one visitor. */
const keyOf = (limit: LimitName, subject: string, request: Request) =>
  [limit, subject, request.headers.get('x-real-ip') ?? ''].join(' ');

/** Counts one attempt by a visitor at something. @throws LimitExceeded */
export function countAttempt(limit: LimitName, subject: string, request: Request): void {
  const { attempts, windowMs } = limitOf(limit);
  const key = keyOf(limit, subject, request);
  const now = state.now.getTime();
  const open = state.windows.get(key);
  const window = open && open.endsAt > now ? open : { attempts: 0, endsAt: now + windowMs };
  window.attempts += 1;
  state.windows.set(key, window);
  if (window.attempts > attempts) throw new LimitExceeded(limit, window.endsAt - now);
}

export const clearAttempts = (limit: LimitName, subject: string, request: Request): void =>
  void state.windows.delete(keyOf(limit, subject, request));
