import { randomUUID } from 'node:crypto';
import type { FormReply } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Call } from '../function.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { withinMailLimit } from '../mail/unverified-recipient.ts';
import type { Form } from './form.ts';
import { submitOnce, type Submission } from './idempotent-submission.ts';
import { newReference } from './reference.ts';

/** Stores a form, once; see `submitOnce`. @throws ApiProblem 429, or what the form itself refuses */
export async function submitForm<Input extends Submission>(form: Form<Input>, call: Call<Input>): Promise<FormReply> {
  const { name, prefix } = form;
  const reference = await submitOnce(
    {
      name,
      prefix,
      async accept(content, services) {
        const composeMails = await form.accept(call.input, services);
        const id = randomUUID();
        return {
          owner: { submissionId: id },
          async store(transaction, at) {
            const stored = await insertSubmission(transaction, { id, form, content, at });
            const { notice, acknowledgement } = composeMails(stored);
            const mails = (await withinMailLimit(transaction, acknowledgement.recipient, 'acknowledgement', at))
              ? [notice, acknowledgement]
              : [notice];
            await enqueueMails(transaction, mails, { submissionId: id, reference: stored, at });
            return stored;
          },
        };
      },
    },
    call,
  );
  return { success: true, reference };
}

interface NewSubmission {
  id: string;
  form: Pick<Form<Submission>, 'name' | 'prefix'>;
  content: object;
  at: Date;
}

/** References are random: if one is taken, another is drawn. */
async function insertSubmission(db: Kysely<Database>, { id, form, content, at }: NewSubmission): Promise<string> {
  for (let draw = 0; draw < 5; draw += 1) {
    const row = await db
      .insertInto('form_submissions')
      .values({
        id,
        form: form.name,
        reference: newReference(form.prefix),
        content: JSON.stringify(content),
        submitted_at: at,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (row) return row.reference;
  }
  throw new Error(`No free reference found for ${form.name}`);
}
