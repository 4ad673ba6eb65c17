import { MAIL_NOT_FOUND, type Mail, type MailStatus, type MailToChange } from '@site/contract';
import { ApiProblem, maskAddresses, maskEmail, maskName } from '@site/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { MailOutboxTable } from '../db/schema-forms.ts';
import type { Database } from '../db/schema.ts';
import { mailStatus } from './mail-status.ts';

/** What `toStaffMail` needs: neither the mail's text nor its HTML. */
const COLUMNS = [
  'id',
  'created_at',
  'recipient',
  'reply_to_name',
  'subject',
  'reference',
  'status as stored',
  'attempts',
  'due_at',
  'sent_at',
  'last_error',
] as const;

type FoundMail = Pick<
  Selectable<MailOutboxTable>,
  | 'id'
  | 'created_at'
  | 'recipient'
  | 'reply_to_name'
  | 'subject'
  | 'reference'
  | 'attempts'
  | 'due_at'
  | 'sent_at'
  | 'last_error'
> & { stored: MailOutboxTable['status']['__select__']; status: MailStatus };

/** The outbox with what `toStaffMail` needs. */
export const selectStaffMails = (db: Kysely<Database>, now: Date) =>
  db.selectFrom('mail_outbox').select(COLUMNS).select(mailStatus(now).as('status'));

/** A mail without the names and addresses of people. The agency's notices have the visitor's name in their subjects. */
export function toStaffMail(mail: FoundMail): Mail {
  const { id, reference, status, attempts } = mail;
  return {
    id,
    createdAt: mail.created_at.toISOString(),
    recipient: maskEmail(mail.recipient),
    subject: maskAddresses(mail.reply_to_name ? mail.subject.replaceAll(mail.reply_to_name, maskName) : mail.subject),
    reference,
    status,
    attempts,
    nextAttemptAt: status === 'waiting' ? mail.due_at.toISOString() : null,
    sentAt: mail.sent_at?.toISOString() ?? null,
    lastError: mail.last_error === null ? null : maskAddresses(mail.last_error),
  };
}

/** Differs between any two states of a mail: each claim has another lease, each return to the queue another time. */
export const versionOf = ({ stored, attempts, due_at }: Pick<FoundMail, 'stored' | 'attempts' | 'due_at'>): string =>
  `${stored} ${attempts} ${due_at.toISOString()}`;

/** @throws ApiProblem 404 */
export async function findStaffMail(db: Kysely<Database>, id: string, now: Date): Promise<MailToChange> {
  const found = await selectStaffMails(db, now).where('id', '=', id).executeTakeFirst();
  if (!found) throw new ApiProblem(404, MAIL_NOT_FOUND);
  return { ...toStaffMail(found), version: versionOf(found) };
}
