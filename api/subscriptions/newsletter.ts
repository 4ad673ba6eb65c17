import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { oneLine } from '../forms/mail-text.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { unsubscribeLines } from './mails.ts';
import { manageLinks } from './links.ts';
import type { NewsletterIssue } from './newsletter-file.ts';

const SUBSCRIBERS_PER_TRANSACTION = 100;

/**
 * Queues an issue for every confirmed subscriber who has not had it, and returns how many. The same subject with the
 * same content is the same issue: a repeated or interrupted call sends nobody a second copy.
 */
export async function sendNewsletter(services: Services, issue: NewsletterIssue): Promise<number> {
  const issueHash = createHash('sha256')
    .update(JSON.stringify([issue.subject, issue.content]))
    .digest('hex');
  let queued = 0;
  for (;;) {
    const more = await services.db
      .transaction()
      .execute((transaction) => queueSome(transaction, services, issue, issueHash));
    if (more === 0) break;
    queued += more;
  }
  services.log.info('newsletter.queued', { issue: issueHash.slice(0, 12), queued });
  return queued;
}

async function queueSome(
  db: Transaction<Database>,
  { config, clock }: Services,
  { subject, body }: NewsletterIssue,
  issueHash: string,
): Promise<number> {
  const at = clock();
  const reason = `You are receiving this because you confirmed that you want the ${config.agencyName} newsletter.`;
  const subscribers = await claimSome(db, issueHash);
  for (const { id, email, reference } of subscribers) {
    const links = await manageLinks(db, { subscriptionId: id, config });
    const mail = {
      recipient: email,
      subject: oneLine(subject),
      unsubscribeUrl: links.oneClick,
      ...body(unsubscribeLines(reason, links)),
    };
    await enqueueMails(db, [mail], { subscriptionId: id, reference, at });
    await db.updateTable('subscriptions').set({ last_sent_at: at }).where('id', '=', id).execute();
  }
  return subscribers.length;
}

/**
 * Subscribers who have not had the issue, now recorded as having had it. Skips those claimed by another process.
 */
async function claimSome(
  db: Transaction<Database>,
  issueHash: string,
): Promise<{ id: string; email: string; reference: string }[]> {
  const waiting = await db
    .selectFrom('subscriptions')
    .select(['id', 'email', 'reference'])
    .where('kind', '=', 'newsletter')
    .where('confirmed_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_deliveries')
            .select(sql`1`.as('had'))
            .whereRef('subscription_id', '=', 'subscriptions.id')
            .where('issue_hash', '=', issueHash),
        ),
      ),
    )
    .orderBy('id')
    .limit(SUBSCRIBERS_PER_TRANSACTION)
    .forUpdate()
    .skipLocked()
    .execute();
  if (waiting.length === 0) return [];
  const noted = await db
    .insertInto('newsletter_deliveries')
    .values(waiting.map(({ id }) => ({ issue_hash: issueHash, subscription_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('subscription_id')
    .execute();
  const ids = new Set(noted.map(({ subscription_id: id }) => id));
  return waiting.filter(({ id }) => ids.has(id));
}
