import {
  atLondonClock,
  SLOT_OVER,
  SLOTS_WITHOUT_INTERVIEW,
  type ApplicationStatus,
  type InterviewOffer,
  type InterviewSlot,
} from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Kysely, Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { ApplicationTables } from '../../db/schema-applications.ts';
import type { Database } from '../../db/schema.ts';

type Application = Pick<Selectable<ApplicationTables['applications']>, 'id' | 'job_slug'>;
export type SlotRow = Selectable<ApplicationTables['interview_slots']>;

/** The times that an application is offered, earliest first. */
export async function slotsOf(db: Kysely<Database>, applicationId: string, now: Date): Promise<InterviewSlot[]> {
  const rows = await slotRows(db, applicationId)
    .select(({ exists, selectFrom, ref, val }) =>
      exists(
        selectFrom('interview_slots as other')
          .select(val(1).as('one'))
          .where('other.is_chosen', '=', true)
          .where('other.application_id', '<>', ref('interview_slots.application_id'))
          .where('other.job_slug', '=', ref('interview_slots.job_slug'))
          .where('other.starts_at', '=', ref('interview_slots.starts_at'))
          .where('other.way', '=', ref('interview_slots.way'))
          .where('other.place', '=', ref('interview_slots.place')),
      ).as('is_taken'),
    )
    .execute();
  const stateOf = ({ is_chosen: isChosen, is_taken: isTaken, starts_at: start }: (typeof rows)[number]) => {
    if (isChosen) return 'chosen';
    if (start <= now) return 'over';
    return isTaken ? 'taken' : 'open';
  };
  return rows.map((row) => ({ ...timeOf(row), id: row.id, state: stateOf(row) }));
}

const slotRows = (db: Kysely<Database>, applicationId: string) =>
  db
    .selectFrom('interview_slots')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('starts_at')
    .orderBy('id');

/** When and where it is, as the contract has it. */
export const timeOf = ({
  starts_at: start,
  minutes,
  way,
  place,
}: Pick<SlotRow, 'starts_at' | 'minutes' | 'way' | 'place'>) => ({
  startsAt: start.toISOString(),
  minutes,
  way,
  place,
});

export const chosenSlot = (db: Kysely<Database>, applicationId: string): Promise<SlotRow | undefined> =>
  slotRows(db, applicationId).where('is_chosen', '=', true).executeTakeFirst();

/** What a step of an application does to its interview. */
interface Change {
  to: ApplicationStatus;
  /** All that are offered from now on; undefined where they stay as they are. */
  slots?: readonly InterviewOffer[] | undefined;
  at: Date;
}

type NewSlot = Omit<SlotRow, 'is_chosen' | 'is_reminded'>;

export interface PlannedInterview {
  dropped: SlotRow[];
  added: NewSlot[];
  /** What had been chosen, and does not take place now. */
  calledOff: SlotRow | undefined;
}

/** @throws ApiProblem 400 for times that are over, or are offered with another status */
export async function planInterview(
  db: Kysely<Database>,
  application: Application,
  { to, slots, at }: Change,
): Promise<PlannedInterview> {
  const rows = await slotRows(db, application.id).execute();
  if (to !== 'interview') {
    if (slots) throw refused(SLOTS_WITHOUT_INTERVIEW);
    const isPast = (row: SlotRow) => row.is_chosen && row.starts_at <= at;
    return planned(
      rows.filter((row) => !isPast(row)),
      [],
      at,
    );
  }
  if (!slots) return planned([], [], at);
  const offered = slots.map((slot) => newSlot(application, slot));
  const added = offered.filter((slot) => !rows.some((row) => isSame(row, slot)));
  if (added.some(({ starts_at: start }) => start <= at)) throw refused(SLOT_OVER);
  // What took place stays until there is another.
  const isDue = (row: SlotRow) => row.starts_at > at || added.length > 0;
  return planned(
    rows.filter((row) => isDue(row) && !offered.some((slot) => isSame(row, slot))),
    added,
    at,
  );
}

const planned = (dropped: SlotRow[], added: NewSlot[], at: Date): PlannedInterview => ({
  dropped,
  added,
  calledOff: dropped.find((row) => row.is_chosen && row.starts_at > at),
});

const newSlot = ({ id, job_slug: slug }: Application, { start, minutes, way, place }: InterviewOffer): NewSlot => ({
  id: randomUUID(),
  application_id: id,
  job_slug: slug!,
  starts_at: atLondonClock(start)!,
  minutes,
  way,
  place,
});

const isSame = (one: NewSlot, other: NewSlot): boolean =>
  one.starts_at.getTime() === other.starts_at.getTime() &&
  one.minutes === other.minutes &&
  one.way === other.way &&
  one.place === other.place;

const refused = (message: string) => new ApiProblem(400, message, { fields: { slots: message } });

/** Does what was planned, in the caller's transaction. */
export async function changeInterview(db: Kysely<Database>, { dropped, added }: PlannedInterview): Promise<void> {
  const ids = dropped.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('interview_slots').where('id', 'in', ids).execute();
  if (added.length > 0) await db.insertInto('interview_slots').values(added).execute();
}

/** All of it that is held, for an export. */
export const offersOf = async (db: Kysely<Database>, applicationId: string) =>
  (await slotRows(db, applicationId).execute()).map((row) => ({ ...timeOf(row), isChosen: row.is_chosen }));
