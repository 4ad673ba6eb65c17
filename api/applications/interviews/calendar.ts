import { NO_INTERVIEW, interviewPlace } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { applicationOfLink, type FoundApplication } from '../applications.ts';
import { chosenSlot, type SlotRow } from './slots.ts';

type Settings = Pick<Config, 'siteUrl' | 'agencyName' | 'mailTo'>;

interface Entry {
  application: FoundApplication;
  slot: SlotRow;
  sequence: number;
  at: Date;
}

const MINUTE_MS = 60_000;

/** RFC 5545, with times in UTC: they are right in any calendar, whatever the clocks do. */
function calendarText(
  { application, slot, sequence, at }: Entry,
  { siteUrl, agencyName, mailTo }: Settings,
  method: ICalCalendarMethod,
): string {
  const { id, reference, content, title } = application;
  const isMail = method !== ICalCalendarMethod.PUBLISH;
  const isCalledOff = method === ICalCalendarMethod.CANCEL;
  const calendar = ical({ prodId: { company: agencyName, product: 'Interviews' }, method });
  calendar.createEvent({
    id: `interview-${id}@${new URL(siteUrl).hostname}`,
    sequence,
    stamp: at,
    start: slot.starts_at,
    end: new Date(slot.starts_at.getTime() + slot.minutes * MINUTE_MS),
    summary: `Interview: ${title ?? String(content['jobTitle'])}`,
    location: interviewPlace(slot),
    description: `Your application ${reference} with ${agencyName}.\nQuestions? ${mailTo.recruitment}`,
    organizer: { name: agencyName, email: mailTo.recruitment },
    status: isCalledOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A published entry has none (RFC 5546).
    ...(isMail && {
      attendees: [{ email: String(content['email']), status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
    }),
  });
  return calendar.toString();
}

/** The file that goes with a mail: each is newer than the one before, of the same entry. */
export async function nextCalendar(
  db: Kysely<Database>,
  config: Settings,
  { application, slot, at, isCalledOff }: Omit<Entry, 'sequence'> & { isCalledOff: boolean },
): Promise<string> {
  const { calendar_sequence: sequence } = await db
    .updateTable('applications')
    .set(({ eb }) => ({ calendar_sequence: eb('calendar_sequence', '+', 1) }))
    .where('id', '=', application.id)
    .returning('calendar_sequence')
    .executeTakeFirstOrThrow();
  const method = isCalledOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  return calendarText({ application, slot, sequence, at }, config, method);
}

/** What the owner of an application downloads. @throws ApiProblem 404 */
export async function ownCalendar({ db, config, clock }: Services, token: string): Promise<string> {
  const application = await applicationOfLink(db, token);
  const slot = await chosenSlot(db, application.id);
  if (!slot) throw new ApiProblem(404, NO_INTERVIEW);
  const entry = { application, slot, sequence: application.calendar_sequence, at: clock() };
  return calendarText(entry, config, ICalCalendarMethod.PUBLISH);
}
