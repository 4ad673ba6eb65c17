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
  checkMove,
  moveApplication,
  type FoundApplication,
} from './applications.ts';
import { nextCalendar } from './interview-calendar.ts';
import { changeInterview, planInterview, timeOf, type PlannedInterview } from './interviews.ts';
import { answerLetter } from './letters.ts';

type Answer = EndpointInput<'answerApplication'>;

/**
 * Tells the applicant where the application stands, or shows what would be told.
 * @throws ApiProblem 400 for an answer that says nothing, 404, 409
 */
export async function answerApplication(
  services: Services,
  answer: Answer,
): Promise<EndpointReply<'answerApplication'>> {
  const { db, clock } = services;
  const { reference, from, to, message, slots, preview } = answer;
  const found = await applicationOfReference(db, reference);
  if (!found) throw new ApiProblem(404, SUBMISSION_UNKNOWN);
  const at = clock();
  const step = { by: 'staff', from, to } as const;
  const isEmpty = ({ dropped, added }: PlannedInterview) =>
    from === to && message === '' && dropped.length + added.length === 0;
  const plan = async (transaction: Transaction<Database>) => {
    const planned = await planInterview(transaction, found, { to, slots, at });
    if (isEmpty(planned)) throw new ApiProblem(400, NO_ANSWER, { fields: { message: NO_ANSWER } });
    return planned;
  };
  const told = await db.transaction().execute(async (transaction) => {
    if (preview) {
      checkMove(found, step);
      return textOf(found, answer, await plan(transaction), at);
    }
    await moveApplication(transaction, found, { ...step, text: message, at });
    const planned = await plan(transaction);
    await changeInterview(transaction, planned);
    const text = textOf(found, answer, planned, at);
    await send(transaction, services, found, { text, planned, at });
    return text;
  });
  return { subject: told.subject, text: told.paragraphs.join('\n\n') };
}

function textOf(
  { content, title }: FoundApplication,
  { reference, from, to, message }: Answer,
  { added, calledOff }: PlannedInterview,
  at: Date,
) {
  const text = (field: string) => String(content[field] ?? '');
  return answerText({
    reference,
    jobTitle: title ?? text('jobTitle'),
    name: text('fullName'),
    status: to,
    isNews: from !== to,
    message,
    answerBy: answerBy(to, at),
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
  const { id, reference, content } = application;
  const link = await applicationLink(db, id, config);
  const signature = { agencyName: config.agencyName, contact: config.mailTo.recruitment };
  const calendar = slot && (await nextCalendar(db, config, { application, slot, at, isCalledOff: true }));
  const mail = { recipient: String(content['email']), ...answerLetter(text, link, signature), calendar };
  await enqueueMails(db, [mail], { submissionId: id, reference, at });
}
