import type { SubmissionStatus } from '@site/contract';
import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date, Date>;

/** What staff have made of it. */
export interface Handling {
  status: Generated<SubmissionStatus>;
  /** About the person, and as personal as what they wrote. */
  note: Generated<string>;
  /** Counts the changes of both. */
  revision: Generated<number>;
}

/** The last part of the form's address. */
export type FormName = 'apply-to-job' | 'send-email' | 'request-quote' | 'register-candidate';

interface FormSubmissionsTable extends Handling {
  id: string;
  form: FormName;
  /** What the visitor may quote: 'APP-7K2M9Q'. */
  reference: string;
  /** What the visitor wrote, without the honeypot. Written as JSON text. */
  content: ColumnType<Record<string, unknown>, string, Record<string, unknown>>;
  /** Whose it is: of the address in `content`, see mail/mailbox.ts. */
  mailbox: string;
  submitted_at: Timestamp;
}

/** What was sent with a submission. */
interface SubmissionFilesTable {
  submission_id: string;
  name: string;
  media_type: string;
  /** Pass it as Base64, through `encode` and `decode`: the embedded database is twenty times as fast with that. */
  content: Uint8Array;
}

/** Which submission or subscription answers a repeated request, until `ends_at`. One of the two is null. */
interface SubmissionKeysTable {
  key: string;
  content_hash: string;
  submission_id: string | null;
  subscription_id: string | null;
  ends_at: Timestamp;
}

export interface MailOutboxTable {
  id: string;
  submission_id: string | null;
  subscription_id: string | null;
  /** The staff account that it is about. */
  member_id: ColumnType<string | null, string | null | undefined, never>;
  reference: string;
  recipient: string;
  /** Of `recipient`. */
  mailbox: string;
  reply_to_name: string | null;
  reply_to_address: string | null;
  subject: string;
  text_body: string;
  html_body: string;
  /** A POST to it ends the subscription; null where there is none. */
  unsubscribe_url: string | null;
  /** Whether the submission's file is sent with it. */
  attaches_file: Generated<boolean>;
  /** A calendar file (RFC 5545) that is sent with it. */
  calendar: ColumnType<string | null, string | null | undefined, string | null>;
  /** `dead`: the last attempt failed. */
  status: Generated<'queued' | 'sent' | 'dead' | 'given-up'>;
  attempts: Generated<number>;
  /** When to try next. While a worker has the mail: when its lease ends. */
  due_at: Timestamp;
  last_error: string | null;
  created_at: Timestamp;
  sent_at: ColumnType<Date | null, Date | undefined, Date>;
}

export interface FormTables {
  form_submissions: FormSubmissionsTable;
  submission_files: SubmissionFilesTable;
  submission_keys: SubmissionKeysTable;
  mail_outbox: MailOutboxTable;
}
