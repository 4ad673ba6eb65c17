import { ApiProblem } from '@site/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { countAttempt } from '../limits/rate-limit.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A driver may apply for many jobs in a day; nobody has to be asked often whether they want to hear of them. */
const MOST_A_DAY = { acknowledgement: 20, confirmation: 5 };

/**
 * Counts a mail to an address that somebody typed, perhaps somebody else's, and says whether it may go: from however many places
 * it is asked for, an address gets so many a day. Whoever asks is answered as always.
 */
export async function mayWriteTo(
  db: Kysely<Database>,
  email: string,
  sort: keyof typeof MOST_A_DAY,
  at: Date,
): Promise<boolean> {
  const limit = { name: `mail-${sort}`, attempts: MOST_A_DAY[sort], windowMs: DAY_MS };
  try {
    await countAttempt({ db, clock: () => at }, limit, email.toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 429) return false;
    throw error;
  }
}
