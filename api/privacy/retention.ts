import { FAILURE_DAYS } from '@site/contract';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../db/schema.ts';
import { forgetOldRuns } from '../jobs/sync/sync-run.ts';
import { forgetOldWindows } from '../limits/rate-limit.ts';
import { forgetCapturedMail } from '../mail/captured-mail.ts';
import type { DataCategory } from '../forms/submission-type.ts';
import { submissionTypes, type FormEndpoint } from '../forms/submission-types.ts';
import type { Services } from '../services.ts';
import { CONFIRMATION_MS } from '../subscriptions/subscribe.ts';

/** Years for which the privacy policy keeps data. */
export const RETENTION_YEARS: Readonly<Record<DataCategory | 'accessLog', number>> = {
  candidates: 7,
  // The site has no record of contracts: a client's years count from the last contact, as a candidate's do.
  clients: 7,
  website: 2,
  accessLog: 6,
};

const DAY_MS = 24 * 60 * 60_000;

/** What visitors searched for without finding a job. */
export const EMPTY_SEARCHES_MS = 90 * DAY_MS;

/** What browsers refused on pages. */
const POLICY_REPORTS_MS = 90 * DAY_MS;

/** Failures, by the numbers that visitors quote. */
const FAILURES_MS = FAILURE_DAYS * DAY_MS;

/** How visitors fared with the versions of remotes. */
export const REMOTE_HEALTH_MS = 7 * DAY_MS;

/** Mails of a subscription or a staff account, once sent or given up: they carry links that open something. */
export const SUBSCRIPTION_MAILS_MS = 30 * DAY_MS;

/** Deletes what has reached the privacy policy's limits. Access logs on hold stay. */
export async function applyRetention(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  let deleted = 0;
  for (const { category, covers } of Object.values(submissionTypes).flatMap(retentionRules))
    deleted += await deleteForms(db, covers, yearsBefore(now, RETENTION_YEARS[category]));
  const { numDeletedRows } = await db
    .deleteFrom('access_log')
    .where('at', '<=', yearsBefore(now, RETENTION_YEARS.accessLog))
    .where('is_held', '=', false)
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('access_grants')
    .where('ends_at', '<=', yearsBefore(now, RETENTION_YEARS.accessLog))
    .where(({ not, exists, selectFrom, ref }) =>
      not(exists(selectFrom('access_log').select('id').where('access_log.grant_id', '=', ref('access_grants.id')))),
    )
    .execute();
  await db.deleteFrom('release_changes').where('at', '<=', yearsBefore(now, RETENTION_YEARS.accessLog)).execute();
  await forgetOldActions(db);
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await forgetOldWindows(services);
  await forgetOldRuns(db, now);
  await db
    .deleteFrom('job_viewers')
    .where('seen_at', '<=', new Date(now.getTime() - DAY_MS))
    .execute();
  await db
    .deleteFrom('empty_searches')
    .where('last_at', '<=', new Date(now.getTime() - EMPTY_SEARCHES_MS))
    .execute();
  await db
    .deleteFrom('remote_health')
    .where('minute', '<=', new Date(now.getTime() - REMOTE_HEALTH_MS))
    .execute();
  await db
    .deleteFrom('policy_reports')
    .where('day', '<=', new Date(now.getTime() - POLICY_REPORTS_MS))
    .execute();
  await db
    .deleteFrom('failures')
    .where('at', '<=', new Date(now.getTime() - FAILURES_MS))
    .execute();
  const unconfirmed = await deleteUnconfirmed(db, new Date(now.getTime() - CONFIRMATION_MS));
  await db.deleteFrom('application_emails').where('expires_at', '<=', now).execute();
  const ended = await deleteEndedAlerts(db, now);
  await deleteMailsWithLinks(db, new Date(now.getTime() - SUBSCRIPTION_MAILS_MS));
  await forgetCapturedMail(services);
  log.info('retention.applied', { forms: deleted, accesses: Number(numDeletedRows), unconfirmed, ended });
}

interface RetentionRule {
  category: DataCategory;
  covers: RawBuilder<SqlBool>;
}

function retentionRules({ name, keptAs }: (typeof submissionTypes)[FormEndpoint]): RetentionRule[] {
  const isForm = sql<SqlBool>`form = ${name}`;
  if (typeof keptAs === 'string') return [{ category: keptAs, covers: isForm }];
  return Object.entries(keptAs.categories).map(([value, category]) => ({
    category,
    covers: sql`${isForm} and content->>${sql.lit(keptAs.field)} = ${value}`,
  }));
}

/** Subscriptions that were never confirmed: for all we know, nobody asked for them. */
async function deleteUnconfirmed(db: Kysely<Database>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscriptions')
    .where('confirmed_at', 'is', null)
    .where('requested_at', '<=', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Alerts whose owners were asked whether to go on, and have not answered in time. */
async function deleteEndedAlerts(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('subscriptions')
    .where('ending_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function deleteMailsWithLinks(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where(({ or, eb }) => or([eb('subscription_id', 'is not', null), eb('member_id', 'is not', null)]))
    .where('status', '!=', 'queued')
    .where('created_at', '<=', before)
    .execute();
}

/**
 * The years run from the last contact: a newer form of the same person keeps the older ones. Mails go with their form.
 */
async function deleteForms(db: Kysely<Database>, covers: RawBuilder<SqlBool>, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from form_submissions old
    where (${covers}) and submitted_at <= ${before} and not exists (
      select from form_submissions newer
      where newer.mailbox = old.mailbox and newer.submitted_at > ${before}
    )`.execute(db);
  return Number(numAffectedRows);
}

/** The audit log is a chain that the database lets go of at its old end only, and by its own clock. */
async function forgetOldActions(db: Kysely<Database>): Promise<void> {
  const years = sql`make_interval(years => ${RETENTION_YEARS.accessLog})`;
  await sql`
    delete from staff_actions where id < (
      select coalesce(min(id) filter (where at > (now() at time zone 'UTC' - ${years}) at time zone 'UTC'), max(id) + 1)
      from staff_actions
    )`.execute(db);
}

/** Years before 29 February it may be 28 February; 1 March would delete things a day early. */
function yearsBefore(now: Date, years: number): Date {
  const date = new Date(now);
  date.setUTCFullYear(now.getUTCFullYear() - years);
  if (date.getUTCMonth() !== now.getUTCMonth()) date.setUTCDate(0);
  return date;
}
