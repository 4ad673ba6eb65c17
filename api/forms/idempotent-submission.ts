import { isFilledTooFast, type ReferencePrefix } from '@site/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Call } from '../handler.ts';
import { clientAddress } from '../limits/client-address.ts';
import { countAttempt } from '../limits/rate-limit.ts';
import type { Owner } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { newReference } from './reference.ts';
import { claimKey, findReference, forgetEndedKeys, submissionKey, type SubmissionKey } from './submission-key.ts';

/** The fields that every submission has. */
export interface Submission {
  /** Identifies the sender, whose data are found, exported and erased by it. */
  email: string;
  phone?: string;
  /** The honeypot. */
  website: string;
}

/** A submission that may be stored. */
export interface AcceptedSubmission {
  owner: Owner;
  /** Writes the owner and queues its mails, in one transaction with the key. Returns the owner's reference. */
  store(transaction: Transaction<Database>, at: Date): Promise<string>;
}

interface SubmissionHandler<Content> {
  /** Keeps its attempts and its keys apart from those of other forms. */
  name: string;
  prefix: ReferencePrefix;
  /**
   * Decides whether the submission can be accepted now. A refused one does not count as an attempt.
   * @throws ApiProblem when it cannot
   */
  accept(content: Content, services: Services): Promise<AcceptedSubmission>;
}

/**
 * Stores a visitor's submission and queues its mails, all or nothing, and returns its reference. A repeated request
 * gets the reference of the first and does not count as an attempt.
 * @throws ApiProblem 429, or what `accept` refuses
 */
export async function submitOnce<Input extends Submission>(
  { name, prefix, accept }: SubmissionHandler<Omit<Input, 'website'>>,
  { input, request, services }: Call<Input>,
): Promise<string> {
  const { website, ...content } = input;
  if (website !== '' || isFilledTooFast(request)) return newReference(prefix);

  const key = submissionKey(request, name, JSON.stringify(content));
  const known = await findReference(services.db, key, services.clock());
  if (known) return known;

  const accepted = await accept(content, services);
  await countAttempt(services, 'submission', `${name} ${clientAddress(request, services.config)}`);
  return storeOnce(services, name, key, accepted);
}

async function storeOnce(
  { db, clock, log }: Services,
  name: string,
  key: SubmissionKey,
  { owner, store }: AcceptedSubmission,
): Promise<string> {
  const at = clock();
  const reference = await db
    .transaction()
    .execute(async (transaction) =>
      (await claimKey(transaction, key, owner, at)) ? store(transaction, at) : undefined,
    );
  if (reference === undefined) return concurrentReference(db, key, at);
  await forgetEndedKeys(db, at);
  log.info('form.stored', { form: name, reference });
  return reference;
}

/** Two identical requests arrived at once, and the other one was stored. */
async function concurrentReference(db: Kysely<Database>, key: SubmissionKey, at: Date): Promise<string> {
  const reference = await findReference(db, key, at);
  if (!reference) throw new Error('The submission that holds this key is gone');
  return reference;
}
