import {
  EMAIL_LINK_EXPIRED,
  EMAIL_LINK_UNKNOWN,
  EMAIL_REFUSED,
  ownPagePath,
  SAME_EMAIL,
  type EndpointInput,
  type EndpointReply,
} from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { sql, type Kysely } from 'kysely';
import { errorCode } from '../db/outage.ts';
import type { Database } from '../db/schema.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { withinMailLimit } from '../mail/unverified-recipient.ts';
import { newToken, tokenHash } from '../secrets/token.ts';
import type { Services } from '../services.ts';
import { CONFIRMATION_MS } from '../subscriptions/subscribe.ts';
import {
  applicationLink,
  applicationOfId,
  applicationOfLink,
  applicationToken,
  formsOf,
  type FoundApplication,
} from './applications.ts';
import { confirmLetter, emailNotice, movedLetter, sameJobLetter } from './email-letters.ts';
import { signatureOf } from './letters.ts';
import { ownApplication } from './own-application.ts';

/**
 * Asks the new address to confirm. The reply is the same whether or not that has an application for the job already:
 * only a mail to its owner says so.
 * @throws ApiProblem 400, 404
 */
export async function askForEmail(
  services: Services,
  { token, email }: EndpointInput<'changeApplicationEmail'>,
): Promise<EndpointReply<'changeApplicationEmail'>> {
  const { db, clock } = services;
  const found = await applicationOfLink(db, token);
  if (email === found.content['email']) throw new ApiProblem(400, SAME_EMAIL, { fields: { email: SAME_EMAIL } });
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    const link = newToken();
    const asked = {
      email,
      mailbox: mailboxOf(email),
      token_hash: tokenHash(link),
      expires_at: new Date(at.getTime() + CONFIRMATION_MS),
      confirmed_at: null,
    };
    await transaction
      .insertInto('application_emails')
      .values({ application_id: found.id, ...asked })
      .onConflict((conflict) => conflict.column('application_id').doUpdateSet(asked))
      .execute();
    if (await withinMailLimit(transaction, email, 'confirmation', at))
      await writeToNew(transaction, services, { found, email, link, at });
  });
  return { application: await ownApplication(services, token) };
}

interface Asked {
  found: FoundApplication;
  email: string;
  link: string;
  at: Date;
}

/** A mail that opens an application goes to the address which that application has, however the new one is spelt. */
async function writeToNew(db: Kysely<Database>, { config }: Services, { found, email, link, at }: Asked) {
  const { kind } = found;
  const signature = signatureOf(config, kind);
  const other = await otherFor(db, { ...found, mailbox: mailboxOf(email) });
  const { id, reference, content } = other ?? found;
  const letter = other
    ? { recipient: String(content['email']), ...sameJobLetter(await applicationLink(db, other, config), signature) }
    : {
        recipient: email,
        ...confirmLetter(kind, `${config.siteUrl}${ownPagePath(kind, 'confirm')}/${link}`, signature),
      };
  await enqueueMails(db, [letter], { submissionId: id, reference, at });
}

/** The application that is another's, as far as anybody can tell, with this mailbox for the same job. */
async function otherFor(
  db: Kysely<Database>,
  { id, mailbox, job_slug: slug }: Pick<FoundApplication, 'id' | 'mailbox' | 'job_slug'>,
): Promise<FoundApplication | undefined> {
  if (slug === null) return undefined;
  const other = await db
    .selectFrom('applications')
    .select('id')
    .where('mailbox', '=', mailbox)
    .where('job_slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other && applicationOfId(db, other.id);
}

/**
 * From now on we write to the address that had this link, and its owner opens the application. Using the link again
 * gets the same reply.
 * @throws ApiProblem 404, 409, 410
 */
export async function confirmEmail(
  services: Services,
  { token }: EndpointInput<'confirmApplicationEmail'>,
): Promise<EndpointReply<'confirmApplicationEmail'>> {
  const { db } = services;
  const at = services.clock();
  return db.transaction().execute(async (transaction) => {
    const asked = await transaction
      .selectFrom('application_emails')
      .selectAll()
      .where('token_hash', '=', tokenHash(token))
      .forUpdate()
      .executeTakeFirst();
    if (!asked) throw new ApiProblem(404, EMAIL_LINK_UNKNOWN);
    const { application_id: id, email, mailbox } = asked;
    const found = (await applicationOfId(transaction, id))!;
    if (asked.confirmed_at === null) {
      if (asked.expires_at <= at) throw new ApiProblem(410, EMAIL_LINK_EXPIRED);
      await move(transaction, services, { found, email, mailbox, at });
    }
    return { kind: found.kind, token: await applicationToken(transaction, id) };
  });
}

interface Moved {
  found: FoundApplication;
  email: string;
  mailbox: string;
  at: Date;
}

const UNIQUE_VIOLATION = '23505';

/** Another application for the job may get the address at the same moment. */
function refuseTaken(error: unknown): never {
  throw errorCode(error) === UNIQUE_VIOLATION ? new ApiProblem(409, EMAIL_REFUSED) : error;
}

/** With what the same person sent for the job again, so that all of it is found and erased together. */
async function move(db: Kysely<Database>, { config }: Services, { found, email, mailbox, at }: Moved): Promise<void> {
  const { id, reference } = found;
  const signature = signatureOf(config, found.kind);
  if (await otherFor(db, { ...found, mailbox })) throw new ApiProblem(409, EMAIL_REFUSED);
  await db.updateTable('form_submissions').set({ mailbox }).where('id', 'in', formsOf(db, found)).execute();
  await db
    .updateTable('form_submissions')
    .set({ content: sql`content || ${JSON.stringify({ email })}::jsonb` })
    .where('id', '=', id)
    .execute();
  await db.updateTable('applications').set({ mailbox }).where('id', '=', id).execute().catch(refuseTaken);
  await db.updateTable('application_emails').set({ confirmed_at: at }).where('application_id', '=', id).execute();
  const before = String(found.content['email']);
  const mails = [
    { recipient: before, ...movedLetter(found, email, signature) },
    { recipient: signature.contact, ...emailNotice(found, before, email) },
  ];
  await enqueueMails(db, mails, { submissionId: id, reference, at });
}
