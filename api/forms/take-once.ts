import { isFilledTooFast } from '@site/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { clientAddress } from '../limits/client-address.ts';
import { countAttempt, QUARTER_HOUR_MS } from '../limits/rate-limit.ts';
import type { Owner } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { newReference, type ReferencePrefix } from './reference.ts';
import { claimKey, findReference, forgetEndedKeys, submissionKey, type SubmissionKey } from './submission-key.ts';

const ATTEMPTS = 5;

/** What everything that visitors send has besides its own fields. */
export interface Submission {
  /** The honeypot. */
  website: string;
}

export interface Arrival<Input> {
  input: Input;
  request: Request;
  services: Services;
}

/** What is written when it is taken. */
export interface Keeping {
  owner: Owner;
  /** Writes the owner and queues its mails, in one transaction with the key. Answers the owner's reference. */
  keep(transaction: Transaction<Database>, at: Date): Promise<string>;
}

interface Taking<Content> {
  /** Names the rate limit and the keys. */
  name: string;
  prefix: ReferencePrefix;
  /**
   * Decides whether it can be taken now. What is refused does not count.
   * @throws ApiProblem when it cannot
   */
  accept(content: Content, services: Services): Promise<Keeping>;
}

/**
 * Takes what a visitor sent: keeps it and queues its mails, all or nothing, and answers its reference. A repeated
 * request gets the first one's and does not count against the limit of 5 in 15 minutes for each address and name.
 * @throws ApiProblem 429, or what `accept` refuses
 */
export async function takeOnce<Input extends Submission>(
  { name, prefix, accept }: Taking<Omit<Input, 'website'>>,
  { input, request, services }: Arrival<Input>,
): Promise<string> {
  const { website, ...content } = input;
  if (website !== '' || isFilledTooFast(request)) return newReference(prefix);

  const key = submissionKey(request, name, JSON.stringify(content));
  const known = await findReference(services.db, key, services.clock());
  if (known) return known;

  const keeping = await accept(content, services);
  await countAttempt(
    services,
    { name, attempts: ATTEMPTS, windowMs: QUARTER_HOUR_MS },
    clientAddress(request, services.config),
  );
  return keepOnce(services, name, key, keeping);
}

async function keepOnce(
  { db, clock, log }: Services,
  name: string,
  key: SubmissionKey,
  { owner, keep }: Keeping,
): Promise<string> {
  const at = clock();
  const reference = await db
    .transaction()
    .execute(async (transaction) =>
      (await claimKey(transaction, key, owner, at)) ? keep(transaction, at) : undefined,
    );
  if (reference === undefined) return rivalReference(db, key, at);
  await forgetEndedKeys(db, at);
  log.info('form.stored', { form: name, reference });
  return reference;
}

/** The same request came twice at once, and the other one was kept. */
async function rivalReference(db: Kysely<Database>, key: SubmissionKey, at: Date): Promise<string> {
  const reference = await findReference(db, key, at);
  if (!reference) throw new Error('The submission that holds this key is gone');
  return reference;
}
