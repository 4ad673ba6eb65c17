import type { AlertFrequency } from '@site/contract';
import { sql, type Expression, type RawBuilder } from 'kysely';

const DAY_MS = 24 * 60 * 60_000;

/** For this long an alert goes on before its owner is asked whether it should. */
export const KEPT_MS = 365 * DAY_MS;

/** How long the owner then has to answer. */
export const ANSWER_MS = 30 * DAY_MS;

/** The first eight o'clock after `at`, in UK time: of any day, or of a Monday. */
export function nextMorning(frequency: AlertFrequency | Expression<AlertFrequency>, at: Date): RawBuilder<Date> {
  const sinceEight = sql`(${at}::timestamptz at time zone 'Europe/London') - interval '8 hours'`;
  return sql<Date>`(case ${frequency}::text
    when 'daily' then date_trunc('day', ${sinceEight}) + interval '1 day'
    else date_trunc('week', ${sinceEight}) + interval '7 days'
  end + interval '8 hours') at time zone 'Europe/London'`;
}
