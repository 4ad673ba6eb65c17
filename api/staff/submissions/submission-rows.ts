import {
  SUBMISSION_UNKNOWN,
  type JobAlertCriteria,
  type SubmissionStatus,
  type SubscriptionKind,
} from '@site/contract';
import {
  ApiProblem,
  kindOf,
  maskedOutline,
  outlineOf,
  outlineOfSubscription,
  type SubmissionOutline,
} from '@site/protocol';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A form or a subscription as stored. */
export interface SubmissionRow {
  reference: string;
  at: Date;
  /** What was filled in; of a subscription, what it is. */
  content: Record<string, unknown>;
  /** Of an application: the job's title, or its slug once the job is gone. */
  job: string | null;
  /** Null for what is no subscription. */
  subscription: SubscriptionKind | null;
  is_confirmed: boolean;
  status: SubmissionStatus;
  note: string;
  revision: number;
  /** As in `applications`; null for what is none. */
  answer_by: string | null;
  mailbox: string;
}

/** The forms and the subscriptions as one table. */
export function submissionRows(db: Kysely<Database>) {
  const forms = db
    .selectFrom('form_submissions')
    .leftJoin('applications', 'applications.id', 'form_submissions.id')
    .leftJoin('jobs', (join) => join.on(sql<boolean>`jobs.slug = form_submissions.content->>'jobSlug'`))
    .select(['form_submissions.reference', 'submitted_at as at', 'content'])
    .select(['form_submissions.status', 'note', 'revision', 'answer_by', 'form_submissions.mailbox'])
    .select([
      sql<string | null>`coalesce(jobs.title, form_submissions.content->>'jobSlug')`.as('job'),
      sql<SubscriptionKind | null>`null::text`.as('subscription'),
      sql<boolean>`false`.as('is_confirmed'),
    ]);
  const subscriptions = db
    .selectFrom('subscriptions')
    .select(['reference', 'requested_at as at'])
    .select(sql<SubmissionRow['content']>`jsonb_build_object('email', email, 'criteria', criteria)`.as('content'))
    .select(['status', 'note', 'revision'])
    .select([
      sql<string | null>`null::text`.as('answer_by'),
      'mailbox',
      sql<string | null>`null::text`.as('job'),
      sql<SubscriptionKind | null>`kind`.as('subscription'),
      sql<boolean>`confirmed_at is not null`.as('is_confirmed'),
    ]);
  return db.selectFrom(forms.unionAll(subscriptions).as('submissions'));
}

/** Whose the submission of a reference is: none for an unknown one. */
export const mailboxesOf = (db: Kysely<Database>, reference: string) =>
  submissionRows(db).select('mailbox').where('reference', '=', reference);

/** @throws ApiProblem 404 */
export async function findSubmission(db: Kysely<Database>, reference: string): Promise<SubmissionRow> {
  const row = await submissionRows(db).selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!row) throw new ApiProblem(404, SUBMISSION_UNKNOWN);
  return row;
}

export function outlineOfRow({ content, job, subscription, is_confirmed }: SubmissionRow): SubmissionOutline {
  if (subscription === null) return outlineOf(content, job);
  const { email, criteria } = content as { email: string; criteria: JobAlertCriteria };
  return outlineOfSubscription({ kind: subscription, email, criteria, isConfirmed: is_confirmed });
}

/** The row without personal data, for `ListedSubmissionSchema`; `texts` and `phone` beyond it. */
export const maskedRow = (row: SubmissionRow) => ({
  at: row.at.toISOString(),
  reference: row.reference,
  kind: kindOf(row.reference),
  ...maskedOutline(outlineOfRow(row)),
  status: row.status,
  hasNote: row.note !== '',
  answerBy: row.answer_by,
});
