import type { StaffAction } from '@site/contract';
import type { Kysely, Selectable } from 'kysely';
import { actorName } from '../access/staff-actions.ts';
import type { Database } from '../db/schema.ts';

/** What staff did, newest first. */
export const auditEntries = (db: Kysely<Database>) => db.selectFrom('staff_actions').selectAll().orderBy('id', 'desc');

/** An entry as staff read it in the session with this id. */
export const toStaffAction = (
  { id, at, actor, person, action, subject, outcome, row_count }: Selectable<Database['staff_actions']>,
  sessionId: string,
): StaffAction => ({
  id: Number(id),
  at: at.toISOString(),
  actor: actorName(actor),
  person,
  isOwn: actor === sessionId,
  action,
  subject,
  outcome,
  rows: row_count,
});
