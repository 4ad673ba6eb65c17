import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { applicationLink, applicationRows } from '../applications.ts';
import { reminderLetter } from './letters.ts';
import { timeOf, type SlotRow } from './slots.ts';
import { signatureOf } from '../letters.ts';

const ZONE = 'Europe/London';
/** From when on, the day before, in London. */
const MORNING = 9;

/** Reminds applicants, once, of the interviews of the next day. */
export async function remindOfInterviews(services: Services): Promise<void> {
  const at = services.clock();
  const now = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(ZONE);
  const remindedOf = now.hour < MORNING ? now : now.add({ days: 1 });
  const end = remindedOf.add({ days: 1 }).startOfDay();
  await services.db.transaction().execute(async (transaction) => {
    const slots = await transaction
      .updateTable('interview_slots')
      .set({ is_reminded: true })
      .where('is_chosen', '=', true)
      .where('is_reminded', '=', false)
      .where('starts_at', '>', at)
      .where('starts_at', '<', new Date(end.epochMilliseconds))
      .returningAll()
      .execute();
    for (const slot of slots) await remind(transaction, services, slot, at);
  });
}

async function remind(db: Transaction<Database>, { config }: Services, slot: SlotRow, at: Date): Promise<void> {
  const { application_id: id } = slot;
  const application = await applicationRows(db).where('applications.id', '=', id).executeTakeFirstOrThrow();
  const link = await applicationLink(db, application, config);
  const signature = signatureOf(config, application.kind);
  const letter = reminderLetter(application, timeOf(slot), link, signature);
  const mail = { recipient: String(application.content['email']), ...letter };
  await enqueueMails(db, [mail], { submissionId: id, reference: application.reference, at });
}
