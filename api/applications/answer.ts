import { NO_ANSWER, SUBMISSION_UNKNOWN, type EndpointInput, type EndpointReply } from '@site/contract';
import { ApiProblem } from '@site/protocol';
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
  const contact = config.mailTo.recruitment;
  const text = (field: string) => String(found.content[field] ?? '');
  const letterWith = (link: string) =>
    answerLetter(
      {
        reference,
        jobTitle: found.title ?? text('jobTitle'),
        name: text('fullName'),
        status: to,
        isNews: from !== to,
        message,
        answerBy: answerBy(to, at),
        link,
      },
      { agencyName: config.agencyName, contact },
    );
  if (preview) {
    checkMove(found, { by: 'staff', from, to });
    const { subject, text: shown } = letterWith(`${config.siteUrl}/applications/…`);
    return { subject, text: shown };
  }
  return db.transaction().execute(async (transaction) => {
    await moveApplication(transaction, found, { by: 'staff', from, to, text: message, at });
    const letter = letterWith(await applicationLink(transaction, found.id, config));
    const replyTo = { name: `${config.agencyName} recruitment`, address: contact };
    const mail = { recipient: text('email'), replyTo, ...letter };
    await enqueueMails(transaction, [mail], { submissionId: found.id, reference, at });
    return { subject: letter.subject, text: letter.text };
  });
}
