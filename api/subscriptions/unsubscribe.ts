import type { SubscriptionReply } from '@site/contract';
import { tokenHash } from '../secrets/token.ts';
import type { Services } from '../services.ts';

/** Deletes the subscription and its mails. The answer is the same when it is already gone. */
export async function unsubscribe({ db, log }: Services, token: string): Promise<SubscriptionReply> {
  const ended = await db
    .deleteFrom('subscriptions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('subscription_tokens')
        .select('subscription_id')
        .where('token_hash', '=', tokenHash(token))
        .where('purpose', '=', 'manage'),
    )
    .returning(['kind', 'reference'])
    .executeTakeFirst();
  if (ended) log.info('subscription.ended', { kind: ended.kind, reference: ended.reference });
  return { success: true };
}
