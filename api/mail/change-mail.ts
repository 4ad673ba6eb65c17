import {
  MAIL_HAS_CHANGED,
  MAIL_IS_BEING_SENT,
  MAIL_IS_SENT,
  MAIL_NOT_FOUND,
  type MailAction,
  type MailStatus,
  type MailToChange,
} from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Kysely } from 'kysely';
import { asStaffAction, type StaffActor } from '../access/staff-actions.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { findStaffMail, selectStaffMails, versionOf } from './staff-mail.ts';

interface MailChange {
  id: string;
  action: MailAction;
  /** Of the mail as it was seen. */
  version: string;
}

/** The statuses in which a mail is what the action makes of it. */
const DONE: Readonly<Record<MailAction, readonly MailStatus[]>> = {
  resend: ['queued', 'waiting'],
  'give-up': ['given-up'],
};

/**
 * Puts a mail back in the queue, or gives it up. Returns how many rows changed: none if that has been done already.
 * @throws ApiProblem 404, or 409 for a mail that a worker has, or that is no longer what was seen
 */
async function changeMail(db: Kysely<Database>, now: Date, { id, action, version }: MailChange): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Workers skip a locked mail, and one that has this mail waits to say how it ended.
    const mail = await selectStaffMails(transaction, now).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!mail) throw new ApiProblem(404, MAIL_NOT_FOUND);
    if (DONE[action].includes(mail.status)) return 0;
    if (mail.status === 'sending') throw new ApiProblem(409, MAIL_IS_BEING_SENT);
    if (versionOf(mail) !== version) throw new ApiProblem(409, MAIL_HAS_CHANGED);
    if (action === 'give-up' && mail.status === 'sent') throw new ApiProblem(409, MAIL_IS_SENT);
    const change = action === 'resend' ? putBack(transaction, now) : giveUp(transaction);
    await change.where('id', '=', id).execute();
    return 1;
  });
}

/** The same for a member of staff, recorded. Returns the mail as it is then. @throws as `changeMail` */
export async function changeAsStaff(
  services: Services,
  session: StaffActor,
  change: MailChange,
): Promise<MailToChange> {
  const { db, clock } = services;
  const { reference } = await findStaffMail(db, change.id, clock());
  const action = {
    actor: session,
    action: `${change.action}-mail`,
    subject: reference,
    rowsOf: (changed: number) => changed,
  };
  await asStaffAction(services, action, () => changeMail(db, clock(), change));
  return findStaffMail(db, change.id, clock());
}

/** Back into the queue, with no attempts counted. Where, the caller says. */
export const putBack = (db: Kysely<Database>, now: Date) =>
  db.updateTable('mail_outbox').set({ status: 'queued', attempts: 0, due_at: now, last_error: null });

/** Never to be sent, but kept as long as other mails. Where, the caller says. */
export const giveUp = (db: Kysely<Database>) => db.updateTable('mail_outbox').set({ status: 'given-up' });
