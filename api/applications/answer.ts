import { NO_ANSWER, SUBMISSION_UNKNOWN, type EndpointInput, type EndpointReply } from '@site/contract';
import { answerText, ApiProblem } from '@site/protocol';
import { enqueueMails } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { answerBy, applicationLink, applicationOfReference, checkMove, moveApplication } from './applications.ts';
import { answerLetter } from './letters.ts';

type Answer = EndpointInput<'answerApplication'>;

/**
 * Tells the applicant where the application stands, or shows what would be told.
 * @throws ApiProblem 400 for an answer that says nothing, 404, 409
 */
export async function answerApplication(
  services: Services,
  { reference, from, to, message, preview }: Answer,
): Promise<EndpointReply<'answerApplication'>> {
  const { db, config, clock } = services;
  const found = await applicationOfReference(db, reference);
  if (!found) throw new ApiProblem(404, SUBMISSION_UNKNOWN);
  if (from === to && message === '') throw new ApiProblem(400, NO_ANSWER, { fields: { message: NO_ANSWER } });
  const at = clock();
  const text = (field: string) => String(found.content[field] ?? '');
  const told = answerText({
    reference,
    jobTitle: found.title ?? text('jobTitle'),
    name: text('fullName'),
    status: to,
    isNews: from !== to,
    message,
    answerBy: answerBy(to, at),
  });
  const step = { by: 'staff', from, to } as const;
  if (preview) checkMove(found, step);
  else
    await db.transaction().execute(async (transaction) => {
      await moveApplication(transaction, found, { ...step, text: message, at });
      const link = await applicationLink(transaction, found.id, config);
      const signature = { agencyName: config.agencyName, contact: config.mailTo.recruitment };
      const mail = { recipient: text('email'), ...answerLetter(told, link, signature) };
      await enqueueMails(transaction, [mail], { submissionId: found.id, reference, at });
    });
  return { subject: told.subject, text: told.paragraphs.join('\n\n') };
}
