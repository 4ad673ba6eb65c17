import { MAIL_NOT_FOUND, type Mail, type MailStatus, type MailToChange } from '@site/contract';
import { ApiProblem, maskAddresses, maskEmail, maskName } from '@site/protocol';
import { sql, type Kysely, type Selectable } from 'kysely';
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
> & { stored: MailOutboxTable['status']['__select__']; status: MailStatus; company: string | null };

/**
 * The company that asks for a quote, as subjects have it, in SQL over `mail_outbox`; else null. It may be one person's
 * name.
 */
const company = sql<string | null>`(
  select trim(regexp_replace(content->>'companyName', '\\s+', ' ', 'g'))
  from form_submissions where form_submissions.id = submission_id
)`;

/** A mail's subject without names, in SQL over `mail_outbox`. */
export const subjectWithoutNames = sql<string>`
  replace(replace(subject, coalesce(${company}, ''), ''), coalesce(reply_to_name, ''), '')`;

/** The outbox with what `toStaffMail` needs. */
export const selectStaffMails = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('mail_outbox')
    .select(COLUMNS)
    .select([mailStatus(now).as('status'), company.as('company')]);

/** A mail without names and addresses: the agency's notices have the visitor's name, or company, in their subjects. */
export function toStaffMail(mail: FoundMail): Mail {
  const { id, reference, status, attempts } = mail;
  const names = [mail.company, mail.reply_to_name].filter((name) => name !== null && name !== '') as string[];
  return {
    id,
    createdAt: mail.created_at.toISOString(),
    recipient: maskEmail(mail.recipient),
    subject: maskAddresses(names.reduce((subject, name) => subject.replaceAll(name, maskName), mail.subject)),
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
