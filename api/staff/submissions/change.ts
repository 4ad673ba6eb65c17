import type { EndpointInput } from '@site/contract';
import { kindOf } from '@site/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findSubmission, type SubmissionRow } from './submission-rows.ts';

type Change = EndpointInput<'changeSubmission'>;

/**
 * Sets status and note, unless they have changed since the given revision. Returns the row as it is then, and whether
 * the change is in it. A repeated change is.
 * @throws ApiProblem 404
 */
export async function changeSubmission(
  db: Kysely<Database>,
  { reference, revision, status, note }: Change,
): Promise<{ row: SubmissionRow; isIn: boolean }> {
  const before = await findSubmission(db, reference);
  const isThere = before.status === status && (note === undefined || before.note === note);
  if (isThere) return { row: before, isIn: true };
  const { numUpdatedRows } = await db
    // Both tables have these columns.
    .updateTable((kindOf(reference) === 'subscription' ? 'subscriptions' : 'form_submissions') as 'form_submissions')
    .set({ status, ...(note !== undefined && { note }), revision: revision + 1 })
    .where('reference', '=', reference)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return { row: await findSubmission(db, reference), isIn: numUpdatedRows > 0n };
}
