import type {
  JobAlertCriteria,
  JobAlertRequest,
  NewsletterRequest,
  SubscriptionKind,
  SubscriptionReply,
} from '@site/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { newReference } from '../forms/reference.ts';
import { takeOnce, type Arrival, type Keeping } from '../forms/take-once.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { mayWriteTo } from '../mail/unproven-recipient.ts';
import type { Services } from '../services.ts';
import { confirmationLetter } from './letters.ts';
import { confirmationLink } from './links.ts';
import { subscriptionId } from './subscription-id.ts';

/** How long a link can be confirmed, and how long we keep who never did. */
export const CONFIRMATION_MS = 7 * 24 * 60 * 60_000;

/** For this long one mail is enough, whoever asks again and from wherever. */
const ASKED_LATELY_MS = 10 * 60_000;

interface Wish {
  kind: SubscriptionKind;
  email: string;
  criteria: JobAlertCriteria;
}

/** Asks the address, by mail, whether it wants the newsletter; see `takeOnce`. @throws ApiProblem 429 */
export async function subscribe(arrival: Arrival<NewsletterRequest>): Promise<SubscriptionReply> {
  await takeOnce(
    {
      name: 'subscribe',
      prefix: 'SUB',
      accept: async ({ email }, services) => toKeep({ kind: 'newsletter', email, criteria: {} }, services),
    },
    arrival,
  );
  return { success: true };
}

/** Asks the address, by mail, whether it wants to hear of such jobs; see `takeOnce`. @throws ApiProblem 429 */
export async function requestJobAlert(arrival: Arrival<JobAlertRequest>): Promise<SubscriptionReply> {
  await takeOnce(
    {
      name: 'job-alert',
      prefix: 'SUB',
      accept: async ({ email, ...given }, services) =>
        toKeep({ kind: 'job-alert', email, criteria: withoutBlanks(given) }, services),
    },
    arrival,
  );
  return { success: true };
}

const withoutBlanks = (criteria: JobAlertCriteria): JobAlertCriteria =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => Boolean(value)));

/** Known or not, confirmed or not, an address is asked in the same way, and not too often. */
function toKeep(wish: Wish, { config }: Services): Keeping {
  const id = subscriptionId(wish.kind, wish.email, wish.criteria);
  return {
    owner: { subscriptionId: id },
    async keep(transaction, at) {
      const { reference, isAskedAnew } = await keepWish(transaction, id, wish, at);
      if (!isAskedAnew || !(await mayWriteTo(transaction, wish.email, 'confirmation', at))) return reference;
      const link = await confirmationLink(transaction, {
        subscriptionId: id,
        config,
        expiresAt: new Date(at.getTime() + CONFIRMATION_MS),
      });
      await enqueueMails(
        transaction,
        [confirmationLetter(wish.kind, wish.email, { link, agencyName: config.agencyName })],
        { subscriptionId: id, reference, at },
      );
      return reference;
    },
  };
}

interface KeptWish {
  reference: string;
  /** Nobody asked for it a moment ago: a mail that asks back is due. */
  isAskedAnew: boolean;
}

async function keepWish(
  db: Transaction<Database>,
  id: string,
  { kind, email, criteria }: Wish,
  at: Date,
): Promise<KeptWish> {
  const asked = await db
    .insertInto('subscriptions')
    .values({ id, kind, email, criteria: JSON.stringify(criteria), reference: newReference('SUB'), requested_at: at })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ requested_at: at })
        .where('subscriptions.requested_at', '<=', new Date(at.getTime() - ASKED_LATELY_MS)),
    )
    .returning('reference')
    .executeTakeFirst();
  if (asked) return { ...asked, isAskedAnew: true };
  const { reference } = await db
    .selectFrom('subscriptions')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { reference, isAskedAnew: false };
}
