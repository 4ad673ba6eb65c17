import type { JobAlertCriteria } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { listImportedJobs } from '../jobs/list-jobs.ts';
import { errorFields } from '../log.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { alertMail } from './mails.ts';
import { unsubscribeLinks } from './links.ts';

const MAX_JOBS = 10;

/**
 * Sends every confirmed alert the matching jobs imported since its last mail. Any number of servers may run this at
 * once: each alert is sent by one. An alert that fails is retried next time, and does not stop the others.
 */
export async function sendJobAlerts(services: Services): Promise<void> {
  const { db, log } = services;
  const until = await newestImport(db);
  if (!until) return;
  const due = await db
    .selectFrom('subscriptions')
    .select(['id', 'reference'])
    .where('kind', '=', 'job-alert')
    .where('confirmed_at', 'is not', null)
    .where('seen_until', '<', until)
    .execute();
  let mails = 0;
  for (const { id, reference } of due) {
    try {
      if (await sendAlert(services, id, until)) mails += 1;
    } catch (error) {
      log.error('alert.failed', { reference, ...errorFields(error) });
    }
  }
  log.info('alerts.sent', { alerts: due.length, mails });
}

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

/** Queues the mail and records what the alert has seen, in one transaction. Returns whether there was a mail. */
function sendAlert({ db, clock, config }: Services, id: string, until: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const alert = await transaction
      .selectFrom('subscriptions')
      .select(['email', 'criteria', 'reference', 'seen_until'])
      .where('id', '=', id)
      .where('seen_until', '<', until)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!alert?.seen_until) return false;

    const { email: recipient, criteria, reference } = alert;
    const found = await listImportedJobs(transaction, filtersOf(criteria), { after: alert.seen_until, until, limit: MAX_JOBS });
    const at = clock();
    if (found.total > 0) {
      const links = await unsubscribeLinks(transaction, { subscriptionId: id, config });
      await enqueueMails(transaction, [alertMail({ recipient, criteria, found, config, links })], {
        subscriptionId: id,
        reference,
        at,
      });
    }
    await transaction
      .updateTable('subscriptions')
      .set({ seen_until: until, ...(found.total > 0 && { last_sent_at: at }) })
      .where('id', '=', id)
      .execute();
    return found.total > 0;
  });
}

const filtersOf = ({ category, location, job_type, ...criteria }: JobAlertCriteria) => ({
  ...criteria,
  ...(category && { category: [category] }),
  ...(location && { location: [location] }),
  ...(job_type && { job_type: [job_type] }),
});
