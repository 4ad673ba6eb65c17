import { canonicalAddress, type JobAlertCriteria, type SubscriptionKind } from '@site/contract';
import { sql, type Kysely } from 'kysely';
import { mailboxOf } from '../../mail/mailbox.ts';
import { subscriptionId } from '../../subscriptions/subscription-id.ts';

const ROWS_PER_STATEMENT = 1_000;

const columns = [
  ...['form_submissions', 'subscriptions', 'mail_outbox'].map(
    (table) => `alter table ${table} add column mailbox text`,
  ),
  // What was written, the one spelling of it, and whose it is.
  'create temporary table addresses (written text primary key, address text not null, mailbox text not null) on commit drop',
];

const rows = [
  `update form_submissions set mailbox = addresses.mailbox,
    content = case when address = written then content else jsonb_set(content, '{email}', to_jsonb(address), false) end
    from addresses where written = coalesce(content->>'email', '')`,
  `update subscriptions set mailbox = addresses.mailbox, email = address from addresses where written = email`,
  `update mail_outbox set mailbox = addresses.mailbox, recipient = address from addresses where written = recipient`,
  `update mail_outbox set reply_to_address = address from addresses
    where written = reply_to_address and address <> written`,
  // Tables cannot be altered while checks of new ids are due.
  'set constraints all immediate',
];

const indexes = [
  'drop index form_submissions_email',
  'create index form_submissions_mailbox on form_submissions (mailbox, submitted_at)',
  'drop index subscriptions_email',
  'create index subscriptions_mailbox on subscriptions (mailbox)',
  'drop index mail_outbox_recipient',
  'create index mail_outbox_mailbox on mail_outbox (mailbox)',
  ...['form_submissions', 'subscriptions', 'mail_outbox'].map(
    (table) => `alter table ${table} alter column mailbox set not null`,
  ),
];

/** One spelling for each stored address, and the mailbox by which a person's data is found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of columns) await sql.raw(statement).execute(db);
  await readAddresses(db);
  await renameSubscriptions(db);
  for (const statement of [...rows, ...indexes]) await sql.raw(statement).execute(db);
}

async function readAddresses(db: Kysely<unknown>): Promise<void> {
  const { rows: found } = await sql<{ written: string }>`
    select coalesce(content->>'email', '') as written from form_submissions union select email from subscriptions
    union select recipient from mail_outbox
    union select reply_to_address from mail_outbox where reply_to_address is not null`.execute(db);
  const read = found.map(({ written }) => {
    // Forms once took the dot that ends a domain, which makes no difference to the DNS.
    const address = canonicalAddress(written).replace(/\.$/, '');
    return { written, address, mailbox: mailboxOf(address) };
  });
  for (let first = 0; first < read.length; first += ROWS_PER_STATEMENT) {
    const some = JSON.stringify(read.slice(first, first + ROWS_PER_STATEMENT));
    await sql`insert into addresses
      select * from jsonb_to_recordset(${some}::jsonb) as read (written text, address text, mailbox text)`.execute(db);
  }
}

interface StoredSubscription {
  id: string;
  kind: SubscriptionKind;
  address: string;
  criteria: JobAlertCriteria;
  isConfirmed: boolean;
}

/** A subscription's id is made of its address: two that were of one address become one, with the links of both. */
async function renameSubscriptions(db: Kysely<unknown>): Promise<void> {
  const { rows: found } = await sql<StoredSubscription>`
    select id, kind, address, criteria, confirmed_at is not null as "isConfirmed"
    from subscriptions join addresses on written = email where address <> written order by requested_at`.execute(db);
  for (const subscription of found) {
    const { id, kind, address, criteria, isConfirmed } = subscription;
    const newId = subscriptionId(kind, address, criteria);
    if (newId === id) continue;
    const { rows: taken } = await sql<{ isConfirmed: boolean }>`
      select confirmed_at is not null as "isConfirmed" from subscriptions where id = ${newId}`.execute(db);
    if (taken[0] && (taken[0].isConfirmed || !isConfirmed)) {
      await merge(db, id, newId);
      continue;
    }
    if (taken[0]) await merge(db, newId, id);
    await sql`update subscriptions set id = ${newId} where id = ${id}`.execute(db);
  }
}

async function merge(db: Kysely<unknown>, lost: string, kept: string): Promise<void> {
  for (const table of ['subscription_tokens', 'mail_outbox', 'submission_keys'])
    await sql`update ${sql.table(table)} set subscription_id = ${kept} where subscription_id = ${lost}`.execute(db);
  await sql`insert into newsletter_deliveries select issue_hash, ${kept}::uuid from newsletter_deliveries
    where subscription_id = ${lost} on conflict do nothing`.execute(db);
  await sql`delete from subscriptions where id = ${lost}`.execute(db);
}
