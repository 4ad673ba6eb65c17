import { FEWEST_APPLICANTS, type AnswerRecord } from '@site/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { londonDay } from '../london-day.ts';

const PERIOD_MS = 90 * 24 * 60 * 60_000;

/**
 * How the promise to answer was kept with those who applied for a job. Who still waits within it does not count yet,
 * nor who withdrew before an answer. Null while too few count.
 */
export async function answerRecord(db: Kysely<Database>, now: Date): Promise<AnswerRecord | null> {
  const days = sql`answered_on::date - (submitted_at at time zone 'Europe/London')::date`;
  const { applicants, inTime, medianDays } = await db
    .selectFrom('applications')
    .innerJoin('form_submissions', 'form_submissions.id', 'applications.id')
    .where('kind', '=', 'application')
    .where('submitted_at', '>', new Date(now.getTime() - PERIOD_MS))
    .where('first_promise', 'is not', null)
    .where(({ eb, and, or }) =>
      or([
        eb('answered_on', 'is not', null),
        and([eb('first_promise', '<', londonDay(now)), eb('applications.status', '!=', 'withdrawn')]),
      ]),
    )
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('applicants'),
      fn.countAll<number>().filterWhere('answered_on', '<=', ref('first_promise')).as('inTime'),
      sql<number | null>`percentile_cont(0.5) within group (order by (${days})::float8)`.as('medianDays'),
    ])
    .executeTakeFirstOrThrow();
  if (applicants < FEWEST_APPLICANTS) return null;
  return { applicants, inTimePercent: Math.floor((100 * inTime) / applicants), medianDays };
}
