import { criteriaOf, SAME_ALERT, type AlertChange, type AlertSettings } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Kysely, UpdateObject } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { nextMorning } from './alert-calendar.ts';
import { findAlert, settingsOf, type Alert } from './alert-settings.ts';
import { newestImport } from './job-alerts.ts';
import { subscriptionId } from './subscription-id.ts';

/**
 * Makes the change that a link in one of the alert's mails entitles to, and keeps the alert for another year.
 * @throws ApiProblem 404, or 409 if the address has another alert with the new criteria
 */
export async function changeAlert({ db, clock, log }: Services, change: AlertChange): Promise<AlertSettings> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const alert = await findAlert(transaction, change.token, now);
    const { id, reference } = alert;
    const set = await newValues(transaction, alert, change, now);
    const changed = await transaction
      .updateTable('subscriptions')
      .set({ ...set, kept_at: now, ending_at: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    log.info('alert.changed', { reference, action: change.action });
    return settingsOf(changed);
  });
}

async function newValues(
  db: Kysely<Database>,
  { id, email }: Alert,
  change: AlertChange,
  now: Date,
): Promise<UpdateObject<Database, 'subscriptions'>> {
  switch (change.action) {
    case 'change': {
      const { frequency } = change;
      const criteria = criteriaOf(change);
      const changedId = subscriptionId('job-alert', email, criteria);
      if (changedId !== id) await requireFree(db, changedId);
      return {
        id: changedId,
        criteria: JSON.stringify(criteria),
        frequency,
        asked_frequency: null,
        due_at: nextMorning(frequency, now),
      };
    }
    case 'pause':
      return { is_paused: true };
    case 'resume':
      // What came in meanwhile is not new any more.
      return { is_paused: false, seen_until: (await newestImport(db)) ?? new Date(0) };
    case 'keep':
      return {};
  }
}

/** A request that nobody has confirmed makes way. @throws ApiProblem 409 */
async function requireFree(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('subscriptions').where('id', '=', id).where('confirmed_at', 'is', null).execute();
  const taken = await db.selectFrom('subscriptions').select('id').where('id', '=', id).executeTakeFirst();
  if (taken) throw new ApiProblem(409, SAME_ALERT);
}
