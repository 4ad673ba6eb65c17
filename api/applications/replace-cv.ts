import { APPLICATION_MOVED, isOutcome, type EndpointInput, type EndpointReply } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { readCvFile } from '../forms/cv/cv-file.ts';
import { storeFile } from '../forms/submission-file.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { applicationOfLink, moveApplication } from './applications.ts';
import { cvNotice, signatureOf } from './letters.ts';
import { ownApplication } from './own-application.ts';

/**
 * Nothing is left of the file that it replaces.
 * @throws ApiProblem 400 for what is no CV, 404, or 409 when the application has ended
 */
export async function replaceCv(
  services: Services,
  { token, cvFile }: EndpointInput<'replaceApplicationCv'>,
): Promise<EndpointReply<'replaceApplicationCv'>> {
  const { db, clock, config } = services;
  const found = await applicationOfLink(db, token);
  const { id, kind, reference, status } = found;
  if (kind !== 'application' || isOutcome(found)) throw new ApiProblem(409, APPLICATION_MOVED);
  const file = readCvFile(cvFile);
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    const text = `New CV: ${file.name}`;
    await moveApplication(transaction, found, { by: 'applicant', from: status, to: status, text, at });
    await storeFile(transaction, id, file);
    const notice = { recipient: signatureOf(config, kind).contact, ...cvNotice(found), attachesFile: true };
    await enqueueMails(transaction, [notice], { submissionId: id, reference, at });
  });
  return { application: await ownApplication(services, token) };
}
