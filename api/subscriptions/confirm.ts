import { LINK_EXPIRED, LINK_UNKNOWN, type ConfirmationReply } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { tokenHash } from '../secrets/token.ts';
import type { Services } from '../services.ts';
import { nextMorning } from './alert-calendar.ts';
import { welcomeMail } from './alert-mails.ts';
import { settingsOf } from './alert-settings.ts';
import { newestImport } from './job-alerts.ts';
import { manageLinks, manageToken } from './links.ts';

/**
 * Starts a subscription. Using the link again gets the same reply.
 * @throws ApiProblem 404 for a link that is unknown or deleted, 410 for one that has expired
 */
export async function confirmSubscription(services: Services, token: string): Promise<ConfirmationReply> {
  const { db, clock, log } = services;
  const now = clock();
  const found = await db
    .selectFrom('subscription_tokens')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .select(['subscriptions.id', 'kind', 'reference', 'confirmed_at', 'expires_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', 'confirm')
    .executeTakeFirst();
  if (!found) throw new ApiProblem(404, LINK_UNKNOWN);
  const { id, kind, reference } = found;
  const isExpired = found.expires_at !== null && found.expires_at <= now;
  if (isExpired && !found.confirmed_at) throw new ApiProblem(410, LINK_EXPIRED);
  const isStarted =
    !isExpired &&
    (await db.transaction().execute(async (transaction) => {
      if (!(await start(transaction, id, now))) return false;
      if (kind === 'job-alert') await welcome(transaction, { id, reference, at: now, config: services.config });
      return true;
    }));
  if (isStarted) log.info('subscription.confirmed', { kind, reference });
  return { success: true, kind, ...(kind === 'job-alert' && (await openAlert(db, id))) };
}

interface Welcome extends Pick<Services, 'config'> {
  id: string;
  reference: string;
  at: Date;
}

/** Sends the link that changes the alert: nobody need wait for its first jobs. */
async function welcome(db: Transaction<Database>, { id, reference, at, config }: Welcome): Promise<void> {
  const links = await manageLinks(db, { subscriptionId: id, config });
  const mail = welcomeMail({ alert: await alertOf(db, id), config, links });
  await enqueueMails(db, [mail], { subscriptionId: id, reference, at });
}

/** An alert's settings, and the token that opens them. */
const openAlert = async (db: Kysely<Database>, id: string) => ({
  settings: await manageToken(db, id),
  alert: settingsOf(await alertOf(db, id)),
});

const alertOf = (db: Kysely<Database>, id: string) =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Returns false if nothing was asked for since it was last confirmed. An alert that was paused goes on from now. */
async function start(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const newest = (await newestImport(db)) ?? new Date(0);
  const frequency = sql<'daily' | 'weekly'>`coalesce(asked_frequency, frequency)`;
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({
      confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})`,
      seen_until: sql<Date>`case when confirmed_at is null or is_paused then ${newest} else seen_until end`,
      frequency,
      asked_frequency: null,
      is_paused: false,
      due_at: sql<Date | null>`case kind when 'job-alert' then ${nextMorning(frequency, now)} end`,
      kept_at: now,
      ending_at: null,
    })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('confirmed_at', 'is', null), eb('asked_frequency', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
