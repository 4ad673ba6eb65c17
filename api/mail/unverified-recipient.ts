import { ApiProblem } from '@site/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { countAttempt } from '../limits/rate-limit.ts';

/**
 * Counts a mail to an address that somebody typed, perhaps somebody else's, and says whether it may be sent: an address
 * gets so many a day, wherever they are asked for. The reply to the visitor does not depend on it.
 */
export async function withinMailLimit(
  db: Kysely<Database>,
  email: string,
  purpose: 'acknowledgement' | 'confirmation',
  at: Date,
): Promise<boolean> {
  try {
    await countAttempt({ db, clock: () => at }, `mail-${purpose}`, email.toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 429) return false;
    throw error;
  }
}
