import { APPLICATION_MOVED, type ApplicationChange, type EndpointReply, type OwnApplication } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { checkPhone } from '../forms/phone-number.ts';
import { forgetCapturedMail } from '../mail/captured-mail.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { applicationOfLink, eventsOf, formsOf, moveApplication, type FoundApplication } from './applications.ts';
import { callOffInterview } from './interviews/call-off-interview.ts';
import { slotsOf } from './interviews/slots.ts';
import { changeNotice } from './letters.ts';

/** An application as its owner sees it. @throws ApiProblem 404 */
export async function ownApplication(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<OwnApplication> {
  const found = await applicationOfLink(db, token);
  const text = (field: string) => String(found.content[field] ?? '');
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
    status: found.status,
    since: found.since.toISOString(),
    answerBy: found.answer_by,
    interview: await slotsOf(db, found.id, clock()),
    reference: found.reference,
    job: {
      slug: found.job_slug,
      title: found.title ?? text('jobTitle'),
      location: found.location ?? '',
      isOpen: found.title !== null && found.closed_at === null,
    },
    sentAt: found.submitted_at.toISOString(),
    fullName: text('fullName'),
    email: text('email'),
    newEmail: asked?.email ?? null,
    phone: text('phone'),
    coverLetter: text('coverLetter'),
    cv: text('cv'),
    cvFile: file?.name ?? null,
    events: await eventsOf(db, found.id),
  };
}

/** What the owner of an application does to it. @throws ApiProblem 400, 404, 409 */
export async function changeOwnApplication(
  services: Services,
  change: ApplicationChange,
): Promise<EndpointReply<'changeApplication'>> {
  const { db } = services;
  const found = await applicationOfLink(db, change.token);
  if (change.action === 'correct') checkPhone(change.phone);
  if (change.action === 'erase') {
    await db.transaction().execute((transaction) => eraseApplication(transaction, found));
    await forgetCapturedMail(services);
    return { application: null };
  }
  const at = services.clock();
  const { recruitment } = services.config.mailTo;
  await db.transaction().execute(async (transaction) => {
    await applyChange(transaction, found, change, at);
    if (change.action === 'withdraw') await callOffInterview(transaction, services, found, at);
    const notice = { recipient: recruitment, ...changeNotice(found, change) };
    await enqueueMails(transaction, [notice], { submissionId: found.id, reference: found.reference, at });
  });
  return { application: await ownApplication(services, change.token) };
}

type Kept = Exclude<ApplicationChange, { action: 'erase' }>;

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
      const corrected = JSON.stringify({ fullName: change.fullName, phone: change.phone });
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
