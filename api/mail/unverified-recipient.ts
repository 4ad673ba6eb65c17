import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { takeAttempt } from '../limits/rate-limit.ts';
import { mailboxOf } from './mailbox.ts';

/**
 * Counts a mail to an address that a visitor typed, perhaps someone else's, and returns whether it may be sent: there
 * is a daily limit per mailbox, whoever asks. The reply to the visitor does not depend on it.
 */
export async function withinMailLimit(
  db: Kysely<Database>,
  email: string,
  purpose: 'acknowledgement' | 'confirmation',
  at: Date,
): Promise<boolean> {
  const { waitMs } = await takeAttempt({ db, clock: () => at }, `mail-${purpose}`, mailboxOf(email));
  return waitMs === undefined;
}
