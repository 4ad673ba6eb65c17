import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface DeadLetter {
  id: string;
  reference: string;
  recipient: string;
  subject: string;
  attempts: number;
  lastError: string | null;
}

/** Mails that could not be delivered by the last attempt, oldest first. */
export const listDeadLetters = (db: Kysely<Database>): Promise<DeadLetter[]> =>
  db
    .selectFrom('mail_outbox')
    .select(['id', 'reference', 'recipient', 'subject', 'attempts', 'last_error as lastError'])
    .where('status', '=', 'dead')
    .orderBy('created_at')
    .execute();

/**
 * Puts dead letters back in the queue with no attempts counted: one, by id or reference, or all. Returns how many.
 */
export async function resendDeadLetters(db: Kysely<Database>, now: Date, which: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ status: 'queued', attempts: 0, due_at: now, last_error: null })
    .where('status', '=', 'dead')
    .$if(which !== 'all', (query) =>
      query.where((where) => where.or([where(where.cast('id', 'text'), '=', which), where('reference', '=', which)])),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Makes every waiting mail a dead letter, because it may have been sent since the backup. Returns how many. */
export async function holdWaitingMail(db: Kysely<Database>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ status: 'dead', last_error: 'It was waiting when the backup was made, and may have been sent since.' })
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
