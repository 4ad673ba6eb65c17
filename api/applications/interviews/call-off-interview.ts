import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { applicationLink, type FoundApplication } from '../applications.ts';
import { nextCalendar } from './calendar.ts';
import { calledOffLetter } from './letters.ts';
import { changeInterview, planInterview, timeOf } from './slots.ts';
import { signatureOf } from '../letters.ts';

/** Ends what was offered and chosen for an interview that is still to come, and tells the applicant. */
export async function callOffInterview(
  db: Transaction<Database>,
  { config }: Services,
  application: FoundApplication,
  at: Date,
): Promise<void> {
  const plan = await planInterview(db, application, { to: 'withdrawn', at });
  await changeInterview(db, plan);
  const { calledOff: slot } = plan;
  if (!slot) return;
  const { id, reference, content } = application;
  const calendar = await nextCalendar(db, config, { application, slot, at, isCalledOff: true });
  const link = await applicationLink(db, application, config);
  const signature = signatureOf(config, application.kind);
  const letter = calledOffLetter(application, timeOf(slot), link, signature);
  const mail = { recipient: String(content['email']), ...letter, calendar };
  await enqueueMails(db, [mail], { submissionId: id, reference, at });
}
