import { NO_ANSWER, SUBMISSION_UNKNOWN, type EndpointInput, type EndpointReply } from '@site/contract';
import { answerText, ApiProblem } from '@site/protocol';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import {
  answerBy,
  applicationLink,
  applicationOfReference,
  applicationRows,
  checkMove,
  moveApplication,
  outlineOfApplication,
  type FoundApplication,
} from './applications.ts';
import { nextCalendar } from './interviews/calendar.ts';
import { changeInterview, planInterview, timeOf, type PlannedInterview } from './interviews/slots.ts';
import { answerLetter, pageLink, signatureOf } from './letters.ts';

type Answer = EndpointInput<'answerApplication'>;

/**
 * Tells its owner where it stands, or shows what would be told.
 * @throws ApiProblem 400 for an answer that says nothing, 404, 409
 */
export async function answerApplication(
  services: Services,
  answer: Answer,
): Promise<EndpointReply<'answerApplication'>> {
  const { db } = services;
  const found = await applicationOfReference(db, answer.reference);
  if (!found) throw new ApiProblem(404, SUBMISSION_UNKNOWN);
  return db.transaction().execute((transaction) => tell(transaction, services, found, answer));
}

/**
 * Tells several applicants for a job how it ended, or shows what would be told: all of them or, on a refusal, none.
 * @throws ApiProblem 404, 409
 */
export async function answerApplications(
  services: Services,
  { job, applications, ...answer }: EndpointInput<'answerApplications'>,
): Promise<EndpointReply<'answerApplications'>> {
  const from = new Map(applications.map((each) => [each.reference, each.from]));
  const rows = await applicationRows(services.db)
    .where('job_slug', '=', job)
    .where('form_submissions.reference', 'in', [...from.keys()])
    .orderBy('form_submissions.reference')
    .execute();
  if (rows.length < from.size) throw new ApiProblem(404, SUBMISSION_UNKNOWN);
  return services.db.transaction().execute(async (transaction) => {
    const mails = [];
    for (const found of rows) {
      const { reference } = found;
      const own = { ...answer, reference, from: from.get(reference)! };
      mails.push({ reference, ...(await tell(transaction, services, found, own)) });
    }
    return { mails };
  });
}

async function tell(
  db: Transaction<Database>,
  services: Services,
  found: FoundApplication,
  answer: Answer,
): Promise<EndpointReply<'answerApplication'>> {
  const { from, to, message, slots, preview } = answer;
  const at = services.clock();
  const step = { by: 'staff', from, to } as const;
  if (preview) checkMove(found, step);
  else await moveApplication(db, found, { ...step, text: message, at });
  const planned = await planInterview(db, found, { to, slots, at });
  if (from === to && message === '' && planned.dropped.length + planned.added.length === 0)
    throw new ApiProblem(400, NO_ANSWER, { fields: { message: NO_ANSWER } });
  const text = textOf(found, answer, planned, at);
  if (!preview) {
    await changeInterview(db, planned);
    await send(db, services, found, { text, planned, at });
  }
  return { subject: text.subject, text: text.paragraphs.join('\n\n') };
}

function textOf(
  found: FoundApplication,
  { reference, from, to, message }: Answer,
  { added, calledOff }: PlannedInterview,
  at: Date,
) {
  const { kind } = found;
  const { about, name } = outlineOfApplication(found);
  return answerText({
    kind,
    reference,
    about,
    name,
    status: to,
    isNews: from !== to,
    message,
    answerBy: answerBy({ kind, status: to }, at),
    interview: {
      offered: added.map(timeOf).toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
      calledOff: calledOff && timeOf(calledOff),
    },
  });
}

interface Sent {
  text: ReturnType<typeof answerText>;
  planned: PlannedInterview;
  at: Date;
}

async function send(
  db: Transaction<Database>,
  { config }: Services,
  application: FoundApplication,
  { text, planned: { calledOff: slot }, at }: Sent,
): Promise<void> {
  const { id, kind, reference, content } = application;
  const link = pageLink(kind, await applicationLink(db, application, config));
  const signature = signatureOf(config, kind);
  const calendar = slot && (await nextCalendar(db, config, { application, slot, at, isCalledOff: true }));
  const mail = { recipient: String(content['email']), ...answerLetter(text, link, signature), calendar };
  await enqueueMails(db, [mail], { submissionId: id, reference, at });
}
