import { MOST_ANSWERS, type EndpointReply } from '@site/contract';
import { maskedOutline, outlineOf } from '@site/protocol';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { applicationRows } from './applications.ts';

type Reply = EndpointReply<'openApplications'>;

/** The jobs with applications that wait for an answer: closed ones first, as their applicants wait in vain. */
export const jobsToAnswer = (db: Kysely<Database>): Promise<Reply['jobs']> =>
  db
    .selectFrom('applications')
    .innerJoin('form_submissions', 'form_submissions.id', 'applications.id')
    .leftJoin('jobs', 'jobs.slug', 'job_slug')
    .where('kind', '=', 'application')
    .where('answer_by', 'is not', null)
    .groupBy('job_slug')
    .select(({ ref }) => [
      ref('job_slug').$notNull().as('slug'),
      sql<string>`coalesce(max(title), max(form_submissions.content->>'jobTitle'))`.as('title'),
      sql<boolean>`max(title) is not null and max(closed_at) is null`.as('isOpen'),
      sql<string | null>`max(company)`.as('company'),
      sql<string | null>`max(location)`.as('location'),
      sql<number>`count(*)::integer`.as('waiting'),
    ])
    .orderBy('isOpen')
    .orderBy('title')
    .orderBy('slug')
    .execute();

/** Of the others that wait for an answer, the one after this by the promised day, or else the first; null for none. */
export async function nextToAnswer(db: Kysely<Database>, reference: string): Promise<string | null> {
  const byDay = sql`(answer_by, submitted_at)`;
  const next = await applicationRows(db)
    .where('answer_by', 'is not', null)
    .where('form_submissions.reference', '!=', reference)
    .orderBy(({ selectFrom }) => {
      const own = selectFrom('applications')
        .innerJoin('form_submissions', 'form_submissions.id', 'applications.id')
        .select(['answer_by', 'submitted_at'])
        .where('form_submissions.reference', '=', reference);
      return sql`${byDay} < ${own}`;
    })
    .orderBy('answer_by')
    .orderBy('submitted_at')
    .limit(1)
    .executeTakeFirst();
  return next?.reference ?? null;
}

/** Those that wait for an answer about this job, who waits longest first. */
export async function openApplications(db: Kysely<Database>, job: string): Promise<Reply['applications']> {
  const rows = await applicationRows(db)
    .where('job_slug', '=', job)
    .where('answer_by', 'is not', null)
    .orderBy('answer_by')
    .orderBy('submitted_at')
    .limit(MOST_ANSWERS)
    .execute();
  return rows.map(({ reference, status, answer_by: day, content, title }) => ({
    reference,
    name: maskedOutline(outlineOf(content, title)).name,
    status,
    answerBy: day!,
  }));
}
