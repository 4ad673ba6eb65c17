import type { SubscriptionReply } from '@site/contract';
import { tokenHash } from '../secrets/token.ts';
import type { Services } from '../services.ts';

/**
 * Deletes the subscription with its mails, and whatever else sends the same to the same mailbox. The answer is the same
 * when it is already gone.
 */
export async function unsubscribe({ db, log }: Services, token: string): Promise<SubscriptionReply> {
  const ended = await db
    .deleteFrom('subscriptions')
    .using(['subscription_tokens', 'subscriptions as named'])
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', 'manage')
    .whereRef('named.id', '=', 'subscription_id')
    .whereRef('subscriptions.mailbox', '=', 'named.mailbox')
    .whereRef('subscriptions.kind', '=', 'named.kind')
    .whereRef('subscriptions.criteria', '=', 'named.criteria')
    .returning(['subscriptions.kind', 'subscriptions.reference'])
    .execute();
  for (const { kind, reference } of ended) log.info('subscription.ended', { kind, reference });
  return { success: true };
}
