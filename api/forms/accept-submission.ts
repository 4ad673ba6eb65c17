import { randomUUID } from 'node:crypto';
import type { FormReply } from '@site/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Call } from '../handler.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { withinMailLimit } from '../mail/unverified-recipient.ts';
import { checkPhone } from './phone-number.ts';
import { submitOnce, type Submission } from './idempotent-submission.ts';
import { newReference } from './reference.ts';
import { storeFile } from './submission-file.ts';
import type { SubmissionType } from './submission-type.ts';

/** Stores a submission, once; see `submitOnce`. @throws ApiProblem 429, or what its type refuses */
export async function acceptSubmission<Input extends Submission>(
  type: SubmissionType<Input>,
  call: Call<Input>,
): Promise<FormReply> {
  const { name, prefix } = type;
  const reference = await submitOnce(
    {
      name,
      prefix,
      async accept(content, services) {
        if (call.input.phone) checkPhone(call.input.phone);
        const composeMails = await type.accept(call.input, services);
        const file = type.file?.read(call.input);
        const id = randomUUID();
        return {
          owner: { submissionId: id },
          async store(transaction, at) {
            const stored = await insertSubmission(transaction, {
              id,
              type,
              content: withoutFile(content, type.file?.field),
              email: call.input.email,
              at,
            });
            if (file) await storeFile(transaction, id, file);
            const mails = await composeMails({ id, reference: stored, at, db: transaction });
            const notice = { ...mails.notice, attachesFile: file !== undefined };
            const { acknowledgement } = mails;
            const queued = (await withinMailLimit(transaction, acknowledgement.recipient, 'acknowledgement', at))
              ? [notice, acknowledgement]
              : [notice];
            await enqueueMails(transaction, queued, { submissionId: id, reference: stored, at });
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
  type: Pick<SubmissionType<Submission>, 'name' | 'prefix'>;
  content: object;
  email: string;
  at: Date;
}

/** References are random: if one is taken, another is drawn. */
async function insertSubmission(db: Kysely<Database>, { id, type, content, email, at }: NewSubmission) {
  for (let draw = 0; draw < 5; draw += 1) {
    const row = await db
      .insertInto('form_submissions')
      .values({
        id,
        form: type.name,
        reference: newReference(type.prefix),
        content: JSON.stringify(content),
        mailbox: mailboxOf(email),
        submitted_at: at,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (row) return row.reference;
  }
  throw new Error(`No free reference found for ${type.name}`);
}

const withoutFile = (content: object, file: string | undefined) =>
  Object.fromEntries(Object.entries(content).filter(([field]) => field !== file));
