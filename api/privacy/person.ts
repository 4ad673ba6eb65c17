import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface PersonData {
  email: string;
  forms: { form: string; reference: string; submittedAt: Date; content: unknown }[];
  subscriptions: { kind: string; criteria: unknown; requestedAt: Date; confirmedAt: Date | null }[];
  mails: { subject: string; text: string; status: string; createdAt: Date }[];
}

const ownForm = (email: string) => sql<boolean>`lower(content->>'email') = ${email.toLowerCase()}`;
const ownSubscription = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;
const ownMail = (email: string) => sql<boolean>`lower(recipient) = ${email.toLowerCase()}`;

/** Everything that is kept of the person with this e-mail address. */
export async function exportPerson(db: Kysely<Database>, email: string): Promise<PersonData> {
  const forms = await db
    .selectFrom('form_submissions')
    .select(['form', 'reference', 'submitted_at as submittedAt', 'content'])
    .where(ownForm(email))
    .orderBy('submitted_at')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['kind', 'criteria', 'requested_at as requestedAt', 'confirmed_at as confirmedAt'])
    .where(ownSubscription(email))
    .orderBy('requested_at')
    .execute();
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body as text', 'status', 'created_at as createdAt'])
    .where(ownMail(email))
    .orderBy('created_at')
    .execute();
  return { email, forms, subscriptions, mails };
}

export interface Erased {
  forms: number;
  subscriptions: number;
  mails: number;
}

/** Deletes all of it, and the mails to the agency that quote it. */
export function erasePerson(db: Kysely<Database>, email: string): Promise<Erased> {
  return db.transaction().execute(async (transaction) => {
    const own = transaction.selectFrom('form_submissions').select('id').where(ownForm(email));
    const mails = await transaction
      .deleteFrom('mail_outbox')
      .where((where) => where.or([ownMail(email), where('submission_id', 'in', own)]))
      .executeTakeFirstOrThrow();
    const forms = await transaction.deleteFrom('form_submissions').where(ownForm(email)).executeTakeFirstOrThrow();
    const subscriptions = await transaction.deleteFrom('subscriptions').where(ownSubscription(email)).executeTakeFirstOrThrow();
    const [formCount, subscriptionCount, mailCount] = [forms, subscriptions, mails].map(({ numDeletedRows }) => Number(numDeletedRows));
    return { forms: formCount!, subscriptions: subscriptionCount!, mails: mailCount! };
  });
}
