import { ALERT_UNKNOWN, type AlertSettings } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { SubscriptionTables } from '../db/schema-subscriptions.ts';
import type { Database } from '../db/schema.ts';
import { tokenHash } from '../secrets/token.ts';
import type { Services } from '../services.ts';

export type Alert = Selectable<SubscriptionTables['subscriptions']>;

/** @throws ApiProblem 404 */
export async function alertSettings({ db, clock }: Services, token: string): Promise<AlertSettings> {
  return settingsOf(await findAlert(db, token, clock()));
}

/** The confirmed alert that a link in one of its mails belongs to. @throws ApiProblem 404 */
export async function findAlert(db: Kysely<Database>, token: string, now: Date): Promise<Alert> {
  const alert = await db
    .selectFrom('subscription_tokens')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .selectAll('subscriptions')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', 'manage')
    .where('kind', '=', 'job-alert')
    .where(({ eb, or }) => or([eb('ending_at', 'is', null), eb('ending_at', '>', now)]))
    .executeTakeFirst();
  if (!alert) throw new ApiProblem(404, ALERT_UNKNOWN);
  return alert;
}

export const settingsOf = ({ frequency, criteria, is_paused: paused, ending_at: ends }: Alert): AlertSettings => ({
  frequency,
  criteria,
  paused,
  ...(ends && { ends_at: ends.toISOString() }),
});
