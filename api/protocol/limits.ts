import { tooManyRequests } from '@site/contract';
import { ApiProblem } from './calls/problem.ts';

const MINUTE_MS = 60_000;
const QUARTER_OF_AN_HOUR_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface RateLimit {
  /** What each count is for. */
  per: string;
  /** Attempts allowed in a window. */
  attempts: number;
  /** A window opens with the first attempt; refused attempts do not prolong it. */
  windowMs: number;
  /** A window that follows a used-up one within a day is twice as long, up to this. Default: `windowMs`. */
  longestWindowMs?: number;
}

/** Every limit. docs/contracts/api.md has the same table. */
export const LIMITS = {
  submission: { per: 'form and visitor', attempts: 5, windowMs: QUARTER_OF_AN_HOUR_MS },
  login: {
    per: 'gate and visitor',
    attempts: 10,
    windowMs: QUARTER_OF_AN_HOUR_MS,
    longestWindowMs: 2 * 60 * MINUTE_MS,
  },
  'login-network': {
    per: 'gate and network',
    attempts: 50,
    windowMs: QUARTER_OF_AN_HOUR_MS,
  },
  'login-device': { per: 'gate and known device', attempts: 10, windowMs: QUARTER_OF_AN_HOUR_MS },
  'application-change': { per: 'visitor', attempts: 20, windowMs: QUARTER_OF_AN_HOUR_MS },
  'job-view': { per: 'visitor', attempts: 100, windowMs: QUARTER_OF_AN_HOUR_MS },
  // A driver may apply for many jobs in a day; nobody needs to confirm many subscriptions.
  'mail-acknowledgement': { per: 'mailbox', attempts: 20, windowMs: DAY_MS },
  'mail-confirmation': { per: 'mailbox', attempts: 5, windowMs: DAY_MS },
  // Of browsers: what comes on top is not stored.
  'failure-report': { per: 'visitor', attempts: 20, windowMs: QUARTER_OF_AN_HOUR_MS },
  // Of commands on remotes: those that nobody known has signed, and each signature, which counts once.
  'unknown-signature': { per: 'visitor', attempts: 10, windowMs: QUARTER_OF_AN_HOUR_MS },
  'command-signature': { per: 'signature', attempts: 1, windowMs: QUARTER_OF_AN_HOUR_MS },
  // Far above what people and crawlers need. Pages that are answered from the page cache do not count.
  read: { per: 'visitor', attempts: 3000, windowMs: QUARTER_OF_AN_HOUR_MS },
} as const satisfies Record<string, RateLimit>;

/** Those that are counted in the database. */
export type LimitName = Exclude<keyof typeof LIMITS, 'read'>;

/** A limit by its name, with what it leaves out. */
export const limitOf = (name: keyof typeof LIMITS): Required<RateLimit> => {
  const limit: RateLimit = LIMITS[name];
  return { longestWindowMs: limit.windowMs, ...limit };
};

/** 429, of a caller who has to wait so long. */
export class LimitExceeded extends ApiProblem {
  readonly limit: keyof typeof LIMITS;

  constructor(limit: keyof typeof LIMITS, waitMs: number) {
    super(429, tooManyRequests(waitMs), {
      headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
    });
    this.limit = limit;
  }
}
