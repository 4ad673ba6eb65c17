import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { MailOutboxTable } from '../db/schema-forms.ts';
import type { Database } from '../db/schema.ts';
import { mailboxOf } from './mailbox.ts';
import type { Attachment, MailMessage } from './message.ts';
import { MAX_ATTEMPTS, retryDelay } from './retry.ts';

export type QueuedMail = Selectable<MailOutboxTable>;

/** Longer than any delivery takes: a mail whose worker died is retried after this. */
export const LEASE_MS = 5 * 60_000;

/** The form or the subscription that a mail or a key belongs to, and is deleted with. */
export type Owner = { submissionId: string; subscriptionId?: never } | { subscriptionId: string; submissionId?: never };

type MailContext = (Owner | { memberId: string; submissionId?: never; subscriptionId?: never }) & {
  /** The mail's name in the log. */
  reference: string;
  at: Date;
};

/** Queues mails, in the caller's transaction where `db` is one. */
export async function enqueueMails(
  db: Kysely<Database>,
  messages: readonly MailMessage[],
  context: MailContext,
): Promise<void> {
  const rows = messages.map((message) => ({
    id: randomUUID(),
    submission_id: context.submissionId ?? null,
    subscription_id: context.subscriptionId ?? null,
    member_id: 'memberId' in context ? context.memberId : null,
    reference: context.reference,
    recipient: message.recipient,
    mailbox: mailboxOf(message.recipient),
    reply_to_name: message.replyTo?.name ?? null,
    reply_to_address: message.replyTo?.address ?? null,
    subject: message.subject,
    text_body: message.text,
    html_body: message.html.markup,
    unsubscribe_url: message.unsubscribeUrl ?? null,
    attaches_file: message.attachesFile ?? false,
    calendar: message.calendar ?? null,
    due_at: context.at,
    created_at: context.at,
  }));
  await db.insertInto('mail_outbox').values(rows).execute();
}

/** What a worker has enough of at present. */
interface Enough {
  ids: readonly string[];
  /** Of recipients. */
  domains: readonly string[];
  mailings: boolean;
}

const NOTHING: Enough = { ids: [], domains: [], mailings: false };

export const domainOf = (recipient: string): string => recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();

const endOfLease = (now: Date) => new Date(now.getTime() + LEASE_MS);

/**
 * Claims the mail that has been due longest; mailings, which can be unsubscribed from, come after mail that somebody is
 * waiting for. A claim counts as an attempt and is exclusive until the lease ends; concurrent workers get different
 * mails.
 */
export async function claimDueMail(
  db: Kysely<Database>,
  now: Date,
  { ids, domains, mailings }: Enough = NOTHING,
): Promise<QueuedMail | undefined> {
  return db
    .updateTable('mail_outbox')
    .set({ attempts: sql<number>`attempts + 1`, due_at: endOfLease(now), last_error: null })
    .where('id', '=', (query) =>
      query
        .selectFrom('mail_outbox')
        .select('id')
        .where('status', '=', 'queued')
        .where('due_at', '<=', now)
        .where(sql<boolean>`id <> all(${ids}::uuid[])`)
        .where(sql<boolean>`lower(substring(recipient from '[^@]*$')) <> all(${domains}::text[])`)
        .$if(mailings, (mails) => mails.where('unsubscribe_url', 'is', null))
        .orderBy(sql`unsubscribe_url is not null`)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * The claim, now for a whole lease, if it is still the worker's: undefined when the lease ran out and another worker
 * has the mail, or nobody is to have it.
 */
export async function renewClaim(db: Kysely<Database>, mail: QueuedMail, now: Date): Promise<QueuedMail | undefined> {
  return ownClaim(db, mail)
    .set({ due_at: endOfLease(now) })
    .returningAll()
    .executeTakeFirst();
}

/** Makes mails that dead workers had claimed due again. Call it only when no worker is alive. */
export async function releaseClaims(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ due_at: now })
    .where('status', '=', 'queued')
    .where('attempts', '>', 0)
    // Null while a worker has the mail; between attempts it holds the last one's error.
    .where('last_error', 'is', null)
    .execute();
}

export async function markSent(db: Kysely<Database>, mail: QueuedMail, at: Date): Promise<void> {
  await ownClaim(db, mail).set({ status: 'sent', sent_at: at, last_error: null }).execute();
}

/** Returns whether the mail will be tried again. */
export async function markFailed(
  db: Kysely<Database>,
  mail: QueuedMail,
  at: Date,
  error: string,
): Promise<'queued' | 'dead'> {
  const status = mail.attempts < MAX_ATTEMPTS ? 'queued' : 'dead';
  const dueAt = new Date(at.getTime() + retryDelay(mail.attempts));
  await ownClaim(db, mail)
    .set({ status, due_at: dueAt, last_error: error.slice(0, 500) })
    .execute();
  return status;
}

/**
 * A worker whose lease ran out must not overrule the one that has the mail now. Attempts alone do not tell them apart:
 * a mail that is put back in the queue starts again.
 */
const ownClaim = (db: Kysely<Database>, { id, attempts, due_at: leaseEnd }: QueuedMail) =>
  db
    .updateTable('mail_outbox')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('due_at', '=', leaseEnd)
    .where('status', '=', 'queued');

export async function attachmentOf(db: Kysely<Database>, mail: QueuedMail): Promise<Attachment | undefined> {
  if (!mail.attaches_file || mail.submission_id === null) return undefined;
  return db
    .selectFrom('submission_files')
    .select(['name', 'media_type as mediaType', sql<string>`encode(content, 'base64')`.as('content')])
    .where('submission_id', '=', mail.submission_id)
    .executeTakeFirst();
}

/** Mails that are still to be sent, due or not. */
export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { waiting } = await db
    .selectFrom('mail_outbox')
    .select((build) => build.fn.countAll<number>().as('waiting'))
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow();
  return waiting;
}
