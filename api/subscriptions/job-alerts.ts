import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { closeOverdueNow } from '../jobs/close-overdue.ts';
import { listImportedJobs } from '../jobs/list/imported-jobs.ts';
import { errorFields } from '../log.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { MailMessage } from '../mail/message.ts';
import type { Services } from '../services.ts';
import { ANSWER_MS, KEPT_MS, nextMorning } from './alert-calendar.ts';
import { alertMail, questionMail } from './alert-mails.ts';
import type { Alert } from './alert-settings.ts';
import { manageLinks } from './links.ts';

const MAX_JOBS = 10;

/**
 * Sends every alert whose morning has come the matching jobs imported since its last mail, and asks once a year
 * whether to go on. Any number of servers may run this at once: each alert is sent by one. An alert that fails is
 * retried next time, and does not stop the others.
 */
export async function sendJobAlerts(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const now = clock();
  const due = await dueAlerts(db, now).select(['id', 'reference']).execute();
  if (due.length === 0) return;
  await closeOverdueNow(services);
  const until = await newestImport(db);
  let mails = 0;
  for (const { id, reference } of due) {
    try {
      mails += await sendAlert(services, id, { now, until });
    } catch (error) {
      log.error('alert.failed', { reference, ...errorFields(error) });
    }
  }
  log.info('alerts.sent', { alerts: due.length, mails });
}

/** One that has ended waits for retention to delete it. */
const dueAlerts = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('subscriptions')
    .where('due_at', '<=', now)
    .where(({ eb, or }) => or([eb('ending_at', 'is', null), eb('ending_at', '>', now)]));

/**
 * When jobs were last imported, including any that have been cleared since. Alerts go by this time rather than by the
 * clock: jobs of an unfinished import belong to a later one.
 */
export async function newestImport(db: Kysely<Database>): Promise<Date | null> {
  const { newest } = await db
    .selectFrom(
      db
        .selectFrom('jobs')
        .select('imported_at')
        .unionAll(db.selectFrom('cleared_jobs').select('imported_at'))
        .as('imports'),
    )
    .select(({ fn }) => fn.max<Date | null>('imported_at').as('newest'))
    .executeTakeFirstOrThrow();
  return newest;
}

interface Morning {
  now: Date;
  /** The newest import; null while there has been none. */
  until: Date | null;
}

/** Queues its mails and records what the alert has seen, in one transaction. Returns how many mails there were. */
function sendAlert({ db, config }: Services, id: string, morning: Morning): Promise<number> {
  const { now } = morning;
  return db.transaction().execute(async (transaction) => {
    const alert = await dueAlerts(transaction, now)
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!alert) return 0;
    const endsAt = alert.ending_at ?? endIfUnanswered(alert, now);
    const write = async (compose: (links: Awaited<ReturnType<typeof manageLinks>>) => MailMessage) => {
      const links = await manageLinks(transaction, { subscriptionId: id, config });
      await enqueueMails(transaction, [compose(links)], { subscriptionId: id, reference: alert.reference, at: now });
    };
    const isAsked = endsAt !== null && alert.ending_at === null;
    if (isAsked) await write((links) => questionMail({ alert, endsAt, config, links }));
    const found = await newJobs(transaction, alert, morning);
    if (found) await write((links) => alertMail({ alert, found, endsAt, config, links }));
    await transaction
      .updateTable('subscriptions')
      .set({
        due_at: nextMorning(alert.frequency, now),
        ending_at: endsAt,
        ...(!alert.is_paused && morning.until && { seen_until: morning.until }),
        ...((found || isAsked) && { last_sent_at: now }),
      })
      .where('id', '=', id)
      .execute();
    return Number(isAsked) + Number(found !== undefined);
  });
}

/** When an alert ends whose owner is to be asked now; null for one that was confirmed or kept within the year. */
const endIfUnanswered = ({ kept_at: keptAt }: Alert, now: Date): Date | null =>
  keptAt && now.getTime() - keptAt.getTime() >= KEPT_MS ? new Date(now.getTime() + ANSWER_MS) : null;

async function newJobs(db: Transaction<Database>, alert: Alert, { until }: Morning) {
  const { criteria, seen_until: after, is_paused: isPaused } = alert;
  if (isPaused || !until || !after || after >= until) return undefined;
  const found = await listImportedJobs(db, criteria, { after, until, limit: MAX_JOBS });
  return found.total > 0 ? found : undefined;
}
