import {
  criteriaOf,
  type AlertFrequency,
  type EndpointInput,
  type JobAlertCriteria,
  type SubscriptionKind,
  type SubscriptionReply,
} from '@site/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { FormEndpoint, SubmissionEndpoint } from '../forms/submission-types.ts';
import { submitOnce, type AcceptedSubmission, type Submission } from '../forms/idempotent-submission.ts';
import { newReference } from '../forms/reference.ts';
import type { Call } from '../handler.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { withinMailLimit } from '../mail/unverified-recipient.ts';
import type { Services } from '../services.ts';
import { confirmationLink } from './links.ts';
import { confirmationMail } from './mails.ts';
import { subscriptionId } from './subscription-id.ts';

/** How long a confirmation link works, and how long an unconfirmed subscription is kept. */
export const CONFIRMATION_MS = 7 * 24 * 60 * 60_000;

/** For this long a repeated request sends no second mail, whoever makes it. */
const REPEAT_WINDOW_MS = 10 * 60_000;

interface SubscriptionRequest {
  kind: SubscriptionKind;
  email: string;
  criteria: JobAlertCriteria;
  frequency?: AlertFrequency;
}

interface SubscriptionForm<Input> {
  /** Keeps its attempts and its keys apart from those of other forms. */
  readonly name: string;
  toRequest(input: Omit<Input, 'website'>): SubscriptionRequest;
}

type SubscriptionEndpoint = Exclude<SubmissionEndpoint, FormEndpoint>;

/** Every form of the contract that requests a subscription. */
export const subscriptionForms: {
  readonly [Name in SubscriptionEndpoint]: SubscriptionForm<EndpointInput<Name>>;
} = {
  subscribe: {
    name: 'subscribe',
    toRequest: ({ email }) => ({ kind: 'newsletter', email, criteria: {} }),
  },
  jobAlert: {
    name: 'job-alert',
    toRequest: ({ email, frequency, ...asked }) => ({
      kind: 'job-alert',
      email,
      frequency,
      criteria: criteriaOf(asked),
    }),
  },
};

/** Asks the address, by mail, whether it wants the subscription; see `submitOnce`. @throws ApiProblem 429 */
export async function requestSubscription<Input extends Submission>(
  { name, toRequest }: SubscriptionForm<Input>,
  call: Call<Input>,
): Promise<SubscriptionReply> {
  await submitOnce(
    { name, prefix: 'SUB', accept: async (content, services) => acceptRequest(toRequest(content), services) },
    call,
  );
  return { success: true };
}

/** Treats every address alike, whether known or confirmed, and limits how often it is asked. */
function acceptRequest(wanted: SubscriptionRequest, { config }: Services): AcceptedSubmission {
  const id = subscriptionId(wanted.kind, wanted.email, wanted.criteria);
  return {
    owner: { subscriptionId: id },
    async store(transaction, at) {
      const { reference, needsMail } = await storeSubscription(transaction, id, wanted, at);
      if (!needsMail || !(await withinMailLimit(transaction, wanted.email, 'confirmation', at))) return reference;
      const link = await confirmationLink(transaction, {
        subscriptionId: id,
        config,
        expiresAt: new Date(at.getTime() + CONFIRMATION_MS),
      });
      await enqueueMails(
        transaction,
        [confirmationMail(wanted.kind, wanted.email, { link, agencyName: config.agencyName })],
        { subscriptionId: id, reference, at },
      );
      return reference;
    },
  };
}

interface StoredSubscription {
  reference: string;
  /** It was not requested a moment ago, so a mail with the confirmation link is due. */
  needsMail: boolean;
}

async function storeSubscription(
  db: Transaction<Database>,
  id: string,
  { kind, email, criteria, frequency }: SubscriptionRequest,
  at: Date,
): Promise<StoredSubscription> {
  const asked = { asked_frequency: frequency ?? null };
  const stored = await db
    .insertInto('subscriptions')
    .values({
      id,
      kind,
      email,
      mailbox: mailboxOf(email),
      criteria: JSON.stringify(criteria),
      reference: await freeReference(db),
      requested_at: at,
      ...asked,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ requested_at: at, ...asked })
        .where('subscriptions.requested_at', '<=', new Date(at.getTime() - REPEAT_WINDOW_MS)),
    )
    .returning('reference')
    .executeTakeFirst();
  if (stored) return { ...stored, needsMail: true };
  const { reference } = await db
    .updateTable('subscriptions')
    .set(asked)
    .where('id', '=', id)
    .returning('reference')
    .executeTakeFirstOrThrow();
  return { reference, needsMail: false };
}

/** References are random: if one is taken, another is drawn. */
async function freeReference(db: Transaction<Database>): Promise<string> {
  const reference = newReference('SUB');
  const taken = await db.selectFrom('subscriptions').select('id').where('reference', '=', reference).executeTakeFirst();
  return taken ? freeReference(db) : reference;
}
