import type { MailStatus } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { giveUp, putBack } from './change-mail.ts';
import { mailStatus } from './mail-status.ts';

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
 * Puts mails that could not be delivered back in the queue: all of them or, by id or reference, some, which may also
 * have been given up. Returns how many.
 */
export const resendDeadLetters = (db: Kysely<Database>, now: Date, which: string): Promise<number> =>
  change(putBack(db, now), { now, which, statuses: which === ALL ? ['failed'] : ['failed', 'given-up'] });

/**
 * Gives up mails that could not be delivered: all of them or, by id or reference, some, which may also be in the queue.
 * Returns how many.
 */
export const giveUpDeadLetters = (db: Kysely<Database>, now: Date, which: string): Promise<number> =>
  change(giveUp(db), { now, which, statuses: which === ALL ? ['failed'] : ['queued', 'waiting', 'failed'] });

const ALL = 'all';

async function change(
  update: ReturnType<typeof giveUp>,
  { now, which, statuses }: { now: Date; which: string; statuses: readonly MailStatus[] },
): Promise<number> {
  const { numUpdatedRows } = await update
    .where(mailStatus(now), 'in', statuses)
    .$if(which !== ALL, (query) =>
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
