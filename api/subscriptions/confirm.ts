import { LINK_EXPIRED, LINK_UNKNOWN, type ConfirmationReply } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { tokenHash } from '../secrets/token.ts';
import type { Services } from '../services.ts';
import { newestImport } from './job-alerts.ts';

/**
 * Starts a subscription. Using the link again gets the same reply.
 * @throws ApiProblem 404 for a link that is unknown or deleted, 410 for one that has expired
 */
export async function confirmSubscription({ db, clock, log }: Services, token: string): Promise<ConfirmationReply> {
  const now = clock();
  const found = await db
    .selectFrom('subscription_tokens')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .select(['subscriptions.id', 'kind', 'reference', 'confirmed_at', 'expires_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', 'confirm')
    .executeTakeFirst();
  if (!found) throw new ApiProblem(404, LINK_UNKNOWN);
  if (found.confirmed_at) return { success: true, kind: found.kind };
  if (found.expires_at && found.expires_at <= now) throw new ApiProblem(410, LINK_EXPIRED);
  await db
    .updateTable('subscriptions')
    .set({ confirmed_at: now, seen_until: (await newestImport(db)) ?? new Date(0) })
    .where('id', '=', found.id)
    .where('confirmed_at', 'is', null)
    .execute();
  log.info('subscription.confirmed', { kind: found.kind, reference: found.reference });
  return { success: true, kind: found.kind };
}
