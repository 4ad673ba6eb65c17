import type { AccessScope } from '@site/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Lifetime {
  /** What extends a session: asking whether it is valid, or any use of it. */
  extendedBy: 'verify' | 'use';
  /** How long a session lasts unless it is extended. */
  idleMs: number;
  /** However often it is extended, it ends this long after its login. */
  longestMs: number;
  /** A shorter extension is not worth a write. */
  leastExtensionMs: number;
}

const PROPOSAL: Lifetime = {
  extendedBy: 'verify',
  idleMs: 30 * DAY_MS,
  longestMs: 180 * DAY_MS,
  leastExtensionMs: DAY_MS,
};

export const LIFETIMES: Readonly<Record<AccessScope, Lifetime>> = {
  lcrca: PROPOSAL,
  'transport-uk': PROPOSAL,
  staff: { extendedBy: 'use', idleMs: 30 * MINUTE_MS, longestMs: 12 * HOUR_MS, leastExtensionMs: MINUTE_MS },
};

export interface SessionTimes {
  /** When the password was entered. */
  createdAt: Date;
  expiresAt: Date;
}

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);

const latestEnd = (scope: AccessScope, { createdAt }: SessionTimes) => after(createdAt, LIFETIMES[scope].longestMs);

export const newSessionTimes = (scope: AccessScope, now: Date): SessionTimes => ({
  createdAt: now,
  expiresAt: after(now, LIFETIMES[scope].idleMs),
});

/** When a session that is extended now ends, within its longest lifetime; undefined if that adds too little. */
export function extendedEnd(scope: AccessScope, times: SessionTimes, now: Date): Date | undefined {
  const { idleMs, leastExtensionMs } = LIFETIMES[scope];
  const end = Math.min(after(now, idleMs).getTime(), latestEnd(scope, times).getTime());
  return end - times.expiresAt.getTime() < leastExtensionMs ? undefined : new Date(end);
}

/** When the browser may drop the cookie: any use, even one whose reply sets no cookie, may extend a staff session. */
export const cookieEnd = (scope: AccessScope, times: SessionTimes): Date =>
  LIFETIMES[scope].extendedBy === 'use' ? latestEnd(scope, times) : times.expiresAt;

/** How long an entered password answers for what cannot be undone. */
const RECENT_MS = 5 * MINUTE_MS;

/** Whether the password was entered so recently that it answers for what cannot be undone. */
export const isRecentlyEntered = ({ createdAt }: SessionTimes, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= RECENT_MS;
