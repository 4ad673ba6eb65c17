import { keyIsTaken, readSubmissionKey } from '@site/protocol';
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Owner } from '../mail/outbox.ts';

export interface SubmissionKey {
  key: string;
  contentHash: string;
  lifetimeMs: number;
}

/**
 * Identifies a submission, however many requests carry it: the Idempotency-Key header if there is one, otherwise the
 * content, which names the person.
 * @throws ApiProblem 400
 */
export function submissionKey(request: Request, form: string, content: string): SubmissionKey {
  const contentHash = sha256(form, content);
  const { sent, lifetimeMs } = readSubmissionKey(request);
  const key = sent === undefined ? `content:${contentHash}` : `sent:${sha256(form, sent)}`;
  return { key, contentHash, lifetimeMs };
}

/**
 * The reference of the submission or subscription that already has this key.
 * @throws ApiProblem 422 when the sender used the key for something else
 */
export async function findReference(
  db: Kysely<Database>,
  { key, contentHash }: SubmissionKey,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('submission_keys')
    .leftJoin('form_submissions', 'form_submissions.id', 'submission_keys.submission_id')
    .leftJoin('subscriptions', 'subscriptions.id', 'submission_keys.subscription_id')
    .select(({ fn }) => [
      'content_hash',
      fn.coalesce('form_submissions.reference', 'subscriptions.reference').as('reference'),
    ])
    .where('key', '=', key)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (row && row.content_hash !== contentHash) throw keyIsTaken();
  return row?.reference ?? undefined;
}

/**
 * Claims the key for an owner about to be written in the same transaction. A concurrent claim waits for that
 * transaction to end, and then gets `false`.
 */
export async function claimKey(
  db: Kysely<Database>,
  { key, contentHash, lifetimeMs }: SubmissionKey,
  owner: Owner,
  now: Date,
): Promise<boolean> {
  const claim = {
    content_hash: contentHash,
    submission_id: owner.submissionId ?? null,
    subscription_id: owner.subscriptionId ?? null,
    ends_at: new Date(now.getTime() + lifetimeMs),
  };
  const row = await db
    .insertInto('submission_keys')
    .values({ key, ...claim })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(claim).where('submission_keys.ends_at', '<=', now))
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Skips keys that are being claimed at the moment. */
export async function forgetEndedKeys(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('submission_keys')
    .where('key', 'in', (query) =>
      query.selectFrom('submission_keys').select('key').where('ends_at', '<=', now).limit(100).forUpdate().skipLocked(),
    )
    .execute();
}

const sha256 = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
