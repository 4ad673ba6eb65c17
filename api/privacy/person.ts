import type { ApplicationEvent } from '@site/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { eventsOf } from '../applications/applications.ts';
import { offersOf } from '../applications/interviews/slots.ts';
import type { Database } from '../db/schema.ts';
import { forgetCapturedMail } from '../mail/captured-mail.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Services } from '../services.ts';

export interface PersonData {
  email: string;
  forms: ({ form: string; reference: string; submittedAt: Date; content: unknown; file?: PersonFile } & Handling)[];
  subscriptions: ({
    kind: string;
    email: string;
    criteria: unknown;
    frequency: string;
    isPaused: boolean;
    reference: string;
    requestedAt: Date;
    confirmedAt: Date | null;
    lastSentAt: Date | null;
    keptAt: Date | null;
    endsAt: Date | null;
  } & Handling)[];
  applications: {
    reference: string;
    kind: string;
    /** Null for what is for no job. */
    job: string | null;
    status: string;
    since: Date;
    answerBy: string | null;
    interview: Awaited<ReturnType<typeof offersOf>>;
    events: ApplicationEvent[];
  }[];
  /** To which we were asked to write about one of these applications, or which somebody else gave for theirs. */
  newAddresses: { email: string; expiresAt: Date; confirmedAt: Date | null }[];
  mails: { recipient: string; subject: string; text: string; status: string; createdAt: Date }[];
}

/** What staff have made of it. */
interface Handling {
  status: string;
  note: string;
}

interface PersonFile {
  name: string;
  mediaType: string;
  /** Base64. */
  content: string;
}

/** Everything held about the person whose mailbox this canonical address leads to. */
export async function exportPerson(db: Kysely<Database>, email: string): Promise<PersonData> {
  const mailbox = mailboxOf(email);
  const forms = await db
    .selectFrom('form_submissions')
    .leftJoin('submission_files', 'submission_files.submission_id', 'form_submissions.id')
    .select(['form', 'reference', 'submitted_at as submittedAt', 'form_submissions.content', 'status', 'note'])
    .select([
      'name',
      'media_type as mediaType',
      sql<string | null>`replace(encode(submission_files.content, 'base64'), ${'\n'}, '')`.as('file'),
    ])
    .where('mailbox', '=', mailbox)
    .orderBy('submitted_at')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select([
      'kind',
      'email',
      'criteria',
      'frequency',
      'is_paused as isPaused',
      'reference',
      'requested_at as requestedAt',
      'confirmed_at as confirmedAt',
      'last_sent_at as lastSentAt',
      'kept_at as keptAt',
      'ending_at as endsAt',
      'status',
      'note',
    ])
    .where('mailbox', '=', mailbox)
    .orderBy('requested_at')
    .execute();
  const applications = await db
    .selectFrom('applications')
    .innerJoin('form_submissions', 'form_submissions.id', 'applications.id')
    .select([
      'applications.id',
      'reference',
      'kind',
      'job_slug as job',
      'applications.status',
      'since',
      'answer_by as answerBy',
    ])
    .where('applications.mailbox', '=', mailbox)
    .orderBy('submitted_at')
    .execute();
  const newAddresses = await db
    .selectFrom('application_emails')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select(['email', 'expires_at as expiresAt', 'confirmed_at as confirmedAt'])
    .where(({ eb, or }) =>
      or([eb('application_emails.mailbox', '=', mailbox), eb('applications.mailbox', '=', mailbox)]),
    )
    .orderBy('expiresAt')
    .execute();
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'text_body as text', 'status', 'created_at as createdAt'])
    .where('mailbox', '=', mailbox)
    .orderBy('created_at')
    .execute();
  const withEvents = async ({ id, ...application }: (typeof applications)[number]) => ({
    ...application,
    interview: await offersOf(db, id),
    events: await eventsOf(db, id),
  });
  return {
    email,
    forms: forms.map(withFile),
    applications: await Promise.all(applications.map(withEvents)),
    newAddresses,
    subscriptions,
    mails,
  };
}

interface FormRow extends Omit<PersonData['forms'][number], 'file'> {
  name: string | null;
  mediaType: string | null;
  file: string | null;
}

const withFile = ({ name, mediaType, file, ...form }: FormRow): PersonData['forms'][number] => ({
  ...form,
  ...(file && { file: { name: name!, mediaType: mediaType!, content: file } }),
});

export interface ErasedCounts {
  forms: number;
  subscriptions: number;
  mails: number;
}

/** Deletes all of it, and the mails to the agency that quote it. */
export async function erasePerson(services: Pick<Services, 'db' | 'config'>, email: string): Promise<ErasedCounts> {
  const erased = await services.db.transaction().execute((transaction) => eraseRows(transaction, mailboxOf(email)));
  await forgetCapturedMail(services);
  return erased;
}

async function eraseRows(db: Transaction<Database>, mailbox: string): Promise<ErasedCounts> {
  const own = db.selectFrom('form_submissions').select('id').where('mailbox', '=', mailbox);
  const mails = await db
    .deleteFrom('mail_outbox')
    .where((where) => where.or([where('mailbox', '=', mailbox), where('submission_id', 'in', own)]))
    .executeTakeFirstOrThrow();
  await db.deleteFrom('application_emails').where('mailbox', '=', mailbox).execute();
  const forms = await db.deleteFrom('form_submissions').where('mailbox', '=', mailbox).executeTakeFirstOrThrow();
  const subscriptions = await db.deleteFrom('subscriptions').where('mailbox', '=', mailbox).executeTakeFirstOrThrow();
  return {
    forms: Number(forms.numDeletedRows),
    subscriptions: Number(subscriptions.numDeletedRows),
    mails: Number(mails.numDeletedRows),
  };
}
