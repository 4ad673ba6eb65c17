import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/schema.ts';
import { forgetCapturedMail } from '../mail/captured-mail.ts';
import type { Services } from '../services.ts';
import { CONFIRMATION_MS } from '../subscriptions/subscribe.ts';

/** Years for which the privacy policy says that data are kept. */
const YEARS = { candidates: 7, clients: 7, website: 2, accessLog: 6 };

const inquiry = sql<string>`content->>'inquiryType'`;

/** Mails of a subscription, once they are settled: they carry its links, and an alert has one a day. */
const SUBSCRIPTION_MAILS_MS = 30 * 24 * 60 * 60_000;

/** Which promise covers a form. The site knows no contracts: a client's years count from the last contact, as a candidate's do. */
const KEPT_FORMS: readonly (readonly [years: number, forms: RawBuilder<SqlBool>])[] = [
  [
    YEARS.candidates,
    sql`form in ('apply-to-job', 'register-candidate') or (form = 'send-email' and ${inquiry} = 'work')`,
  ],
  [
    YEARS.clients,
    sql`form = 'request-quote' or (form = 'send-email' and ${inquiry} in ('hire', 'emergency', 'partnership'))`,
  ],
  [YEARS.website, sql`form = 'send-email' and ${inquiry} = 'general'`],
];

/** Deletes what has been kept as long as the privacy policy promises. Access logs on hold stay. */
export async function applyRetention(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  let forms = 0;
  for (const [years, covered] of KEPT_FORMS) forms += await deleteForms(db, covered, yearsBefore(now, years));
  const { numDeletedRows } = await db
    .deleteFrom('access_log')
    .where('at', '<=', yearsBefore(now, YEARS.accessLog))
    .where('is_held', '=', false)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  const unconfirmed = await deleteUnconfirmed(db, new Date(now.getTime() - CONFIRMATION_MS));
  await deleteSubscriptionMails(db, new Date(now.getTime() - SUBSCRIPTION_MAILS_MS));
  await forgetCapturedMail(services);
  log.info('retention.applied', { forms, accesses: Number(numDeletedRows), unconfirmed });
}

/** Who never answered did not ask, as far as we know. */
async function deleteUnconfirmed(db: Kysely<Database>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscriptions')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<=', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function deleteSubscriptionMails(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('subscription_id', 'is not', null)
    .where('status', '!=', 'queued')
    .where('created_at', '<=', before)
    .execute();
}

/** The years run from the last contact: a newer form of the same person keeps the older ones. Mails go with their form. */
async function deleteForms(db: Kysely<Database>, covered: RawBuilder<SqlBool>, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from form_submissions old
    where (${covered}) and submitted_at <= ${before} and not exists (
      select from form_submissions newer
      where lower(newer.content->>'email') = lower(old.content->>'email') and newer.submitted_at > ${before}
    )`.execute(db);
  return Number(numAffectedRows);
}

/** Before 29 February it may be 28 February: 1 March would have things deleted a day early. */
function yearsBefore(now: Date, years: number): Date {
  const date = new Date(now);
  date.setUTCFullYear(now.getUTCFullYear() - years);
  if (date.getUTCMonth() !== now.getUTCMonth()) date.setUTCDate(0);
  return date;
}
