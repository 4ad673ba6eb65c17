import {
  APPLICATION_MOVED,
  INTERVIEW_OVER,
  interviewPlace,
  SLOT_GONE,
  SLOT_TAKEN,
  interviewTime,
  type EndpointInput,
  type EndpointReply,
} from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { londonDay } from '../../london-day.ts';
import { enqueueMails } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { applicationLink, applicationOfLink, type FoundApplication } from '../applications.ts';
import { nextCalendar } from './calendar.ts';
import { calledOffLetter, choiceNotice, chosenLetter } from './letters.ts';
import { slotsOf, timeOf, type SlotRow } from './slots.ts';
import { signatureOf } from '../letters.ts';
import { ownApplication } from '../own-application.ts';

/**
 * What the owner of an application chooses for the interview, or gives back.
 * @throws ApiProblem 404, or 409 when the time is somebody else's, or is not offered any more
 */
export async function chooseInterview(
  services: Services,
  { token, slot }: EndpointInput<'chooseInterview'>,
): Promise<EndpointReply<'chooseInterview'>> {
  const found = await applicationOfLink(services.db, token);
  const at = services.clock();
  await services.db.transaction().execute(async (transaction) => {
    await lock(transaction, found);
    const change = await choose(transaction, found.id, slot, at);
    if (change) await tell(transaction, services, found, { ...change, at });
  });
  return { application: await ownApplication(services, token) };
}

/** One at a time chooses among the interviews for a job, while no answer changes this application. */
async function lock(db: Kysely<Database>, { id, job_slug: slug }: FoundApplication): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`interviews ${slug}`}, 0))`.execute(db);
  const application = await db
    .selectFrom('applications')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (application?.status !== 'interview') throw new ApiProblem(409, APPLICATION_MOVED);
}

interface Choice {
  /** Undefined where the one before was given back. */
  slot: SlotRow | undefined;
  before: SlotRow | undefined;
}

/** Undefined where it was chosen already, or nothing was to be given back. */
async function choose(db: Kysely<Database>, id: string, slot: string, at: Date): Promise<Choice | undefined> {
  const slots = await slotsOf(db, id, at);
  const wanted = slots.find((each) => each.id === slot);
  const chosen = slots.find(({ state }) => state === 'chosen');
  if (wanted?.id === chosen?.id && (wanted || slot === '')) return undefined;
  if (wanted?.state === 'taken') throw new ApiProblem(409, SLOT_TAKEN);
  if (chosen && new Date(chosen.startsAt) <= at) throw new ApiProblem(409, INTERVIEW_OVER);
  if (slot !== '' && wanted?.state !== 'open') throw new ApiProblem(409, SLOT_GONE);
  const set = (slotId: string, values: Partial<Pick<SlotRow, 'is_chosen' | 'is_reminded'>>) =>
    db.updateTable('interview_slots').set(values).where('id', '=', slotId).returningAll().executeTakeFirst();
  const before = chosen && (await set(chosen.id, { is_chosen: false }));
  const isSoon = wanted && londonDay(new Date(wanted.startsAt)) <= dayAfter(at);
  return { before, slot: wanted && (await set(wanted.id, { is_chosen: true, ...(isSoon && { is_reminded: true }) })) };
}

const dayAfter = (at: Date): string => Temporal.PlainDate.from(londonDay(at)).add({ days: 1 }).toString();

/** By an event, a mail to the agency, and one to the applicant that brings their calendar up to date. */
async function tell(
  db: Kysely<Database>,
  { config }: Services,
  application: FoundApplication,
  { slot, before, at }: Choice & { at: Date },
): Promise<void> {
  const { id, reference } = application;
  const told = timeOf((slot ?? before)!);
  const text = `${slot ? 'Chosen' : 'Given back'}: ${interviewTime(told)}. ${interviewPlace(told)}`;
  await db
    .insertInto('application_events')
    .values({ application_id: id, at, by: 'applicant', status: 'interview', text })
    .execute();
  const calendar = await nextCalendar(db, config, {
    application,
    slot: (slot ?? before)!,
    at,
    isCalledOff: !slot,
  });
  const link = await applicationLink(db, application, config);
  const letter = slot ? chosenLetter : calledOffLetter;
  const signature = signatureOf(config, application.kind);
  const mails = [
    { recipient: String(application.content['email']), ...letter(application, told, link, signature), calendar },
    { recipient: signature.contact, ...choiceNotice(application, text) },
  ];
  await enqueueMails(db, mails, { submissionId: id, reference, at });
}
