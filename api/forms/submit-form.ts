import { randomUUID } from 'node:crypto';
import type { FormReply } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { clientAddress } from '../limits/client-address.ts';
import { countAttempt, QUARTER_HOUR_MS } from '../limits/rate-limit.ts';
import { enqueueMails } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import type { ComposeMails, Form, Submission } from './form.ts';
import { newReference } from './reference.ts';
import { claimKey, findReference, forgetEndedKeys, submissionKey, type SubmissionKey } from './submission-key.ts';

const ATTEMPTS = 5;

interface Arrival<Input> {
  input: Input;
  request: Request;
  services: Services;
}

/**
 * Takes a form: stores it and queues its mails, all or nothing. A repeated request gets the first one's reference
 * and does not count against the limit of 5 in 15 minutes for each address and form.
 * @throws ApiProblem 429, or what the form itself refuses
 */
export async function submitForm<Input extends Submission>(form: Form<Input>, arrival: Arrival<Input>): Promise<FormReply> {
  const { request, services } = arrival;
  const { website, ...content } = arrival.input;
  if (website !== '') return { success: true, reference: newReference(form.prefix) };

  const key = submissionKey(request, form.name, JSON.stringify(content));
  const known = await findReference(services.db, key, services.clock());
  if (known) return { success: true, reference: known };

  const composeMails = await form.accept(arrival.input, services);
  await countAttempt(services, { name: form.name, attempts: ATTEMPTS, windowMs: QUARTER_HOUR_MS }, clientAddress(request));
  return { success: true, reference: await store({ services, form, key, content, composeMails }) };
}

interface Storing {
  services: Services;
  form: Pick<Form<Submission>, 'name' | 'prefix'>;
  key: SubmissionKey;
  content: object;
  composeMails: ComposeMails;
}

async function store({ services, form, key, content, composeMails }: Storing): Promise<string> {
  const { db, clock, log } = services;
  const id = randomUUID();
  const at = clock();
  const stored = await db.transaction().execute(async (transaction) => {
    if (!(await claimKey(transaction, key, id, at))) return undefined;
    const reference = await insertSubmission(transaction, { id, form, content, at });
    await enqueueMails(transaction, composeMails(reference), { submissionId: id, reference, at });
    return reference;
  });
  if (stored === undefined) return rivalReference(db, key, at);
  await forgetEndedKeys(db, at);
  log.info('form.stored', { form: form.name, reference: stored });
  return stored;
}

/** The same request came twice at once, and the other one was stored. */
async function rivalReference(db: Kysely<Database>, key: SubmissionKey, at: Date): Promise<string> {
  const reference = await findReference(db, key, at);
  if (!reference) throw new Error('The submission that holds this key is gone');
  return reference;
}

/** References are random: one that is taken is drawn again. */
async function insertSubmission(
  db: Kysely<Database>,
  { id, form, content, at }: Pick<Storing, 'form' | 'content'> & { id: string; at: Date },
): Promise<string> {
  for (let draw = 0; draw < 5; draw += 1) {
    const row = await db
      .insertInto('form_submissions')
      .values({ id, form: form.name, reference: newReference(form.prefix), content: JSON.stringify(content), submitted_at: at })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (row) return row.reference;
  }
  throw new Error(`No free reference found for ${form.name}`);
}
