import {
  APPLICATION_MOVED,
  PHONE_REQUIRED,
  type ApplicationChange,
  type EndpointReply,
  type OwnApplication,
} from '@site/contract';
import { ApiProblem, nameFieldOf } from '@site/protocol';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { checkPhone } from '../forms/phone-number.ts';
import { forgetCapturedMail } from '../mail/captured-mail.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import {
  applicationOfLink,
  eventsOf,
  formsOf,
  moveApplication,
  outlineOfApplication,
  type FoundApplication,
} from './applications.ts';
import { callOffInterview } from './interviews/call-off-interview.ts';
import { slotsOf } from './interviews/slots.ts';
import { changeNotice, signatureOf } from './letters.ts';

/** An application as its owner sees it. @throws ApiProblem 404 */
export async function ownApplication(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<OwnApplication> {
  const found = await applicationOfLink(db, token);
  const { about, name, email, phone, texts } = outlineOfApplication(found);
  const file = await db
    .selectFrom('submission_files')
    .select('name')
    .where('submission_id', '=', found.id)
    .executeTakeFirst();
  const asked = await db
    .selectFrom('application_emails')
    .select('email')
    .where('application_id', '=', found.id)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return {
    kind: found.kind,
    status: found.status,
    since: found.since.toISOString(),
    answerBy: found.answer_by,
    interview: await slotsOf(db, found.id, clock()),
    reference: found.reference,
    about,
    job: found.job_slug === null ? null : jobOf(found, found.job_slug),
    sentAt: found.submitted_at.toISOString(),
    fullName: name,
    email,
    newEmail: asked?.email ?? null,
    phone,
    texts,
    cvFile: file?.name ?? null,
    events: await eventsOf(db, found.id),
  };
}

const jobOf = ({ title, location, closed_at: closedAt }: FoundApplication, slug: string) => ({
  slug,
  location: location ?? '',
  isOpen: title !== null && closedAt === null,
});

/** What the owner of an application does to it. @throws ApiProblem 400, 404, 409 */
export async function changeOwnApplication(
  services: Services,
  change: ApplicationChange,
): Promise<EndpointReply<'changeApplication'>> {
  const { db } = services;
  const found = await applicationOfLink(db, change.token);
  if (change.action === 'correct') checkCorrection(found, change);
  if (change.action === 'erase') {
    await db.transaction().execute((transaction) => eraseApplication(transaction, found));
    await forgetCapturedMail(services);
    return { application: null };
  }
  const at = services.clock();
  const { contact } = signatureOf(services.config, found.kind);
  await db.transaction().execute(async (transaction) => {
    await applyChange(transaction, found, change, at);
    if (change.action === 'withdraw') await callOffInterview(transaction, services, found, at);
    const notice = { recipient: contact, ...changeNotice(found, change) };
    await enqueueMails(transaction, [notice], { submissionId: found.id, reference: found.reference, at });
  });
  return { application: await ownApplication(services, change.token) };
}

type Kept = Exclude<ApplicationChange, { action: 'erase' }>;

/** @throws ApiProblem 400 */
function checkCorrection({ kind }: FoundApplication, { phone }: Extract<Kept, { action: 'correct' }>): void {
  if (phone) checkPhone(phone);
  else if (kind !== 'quote') throw new ApiProblem(400, PHONE_REQUIRED, { fields: { phone: PHONE_REQUIRED } });
}

async function applyChange(db: Kysely<Database>, found: FoundApplication, change: Kept, at: Date) {
  const { id, status } = found;
  const event = { by: 'applicant', from: status, to: status, at } as const;
  switch (change.action) {
    case 'withdraw':
      if (status === 'withdrawn') throw new ApiProblem(409, APPLICATION_MOVED);
      return moveApplication(db, found, { ...event, to: 'withdrawn', text: change.reason });
    case 'write':
      return moveApplication(db, found, { ...event, text: change.message });
    case 'correct': {
      const corrected = JSON.stringify({ [nameFieldOf(found.kind)]: change.fullName, phone: change.phone });
      return db
        .updateTable('form_submissions')
        .set({ content: sql`content || ${corrected}::jsonb` })
        .where('id', '=', id)
        .execute();
    }
  }
}

/** With what the same person sent for the same job again, and the mails about all of it. */
async function eraseApplication(db: Kysely<Database>, found: FoundApplication): Promise<void> {
  const forms = formsOf(db, found);
  await db.deleteFrom('mail_outbox').where('submission_id', 'in', forms).execute();
  await db.deleteFrom('form_submissions').where('id', 'in', forms).execute();
}
