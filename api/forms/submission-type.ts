import type { ReferencePrefix } from '@site/protocol';
import type { Kysely } from 'kysely';
import type { FormName } from '../db/schema-forms.ts';
import type { Database } from '../db/schema.ts';
import type { Attachment, MailMessage } from '../mail/message.ts';
import type { Services } from '../services.ts';
import type { Submission } from './idempotent-submission.ts';

/** Who acknowledges a form, and the address for replies. */
export interface Signature {
  agencyName: string;
  contact: string;
}

/** The mails that a form sends. */
interface FormMails {
  /** To the agency, with everything that was filled in. */
  notice: MailMessage;
  /** To the address that was filled in. */
  acknowledgement: MailMessage;
}

/** A submission that has just been written, in a transaction that is still open. */
interface StoredSubmission {
  id: string;
  reference: string;
  at: Date;
  db: Kysely<Database>;
}

type ComposeMails = (stored: StoredSubmission) => FormMails | Promise<FormMails>;

/** Whose data a form holds. The privacy policy sets the years for each (privacy/retention.ts). */
export type DataCategory = 'candidates' | 'clients' | 'website';

/** A field with a fixed set of values decides, and every value has its category. */
type CategoriesByField<Input> = {
  [Field in keyof Input & string]: string extends Input[Field]
    ? never
    : Input[Field] extends string
      ? { field: Field; categories: Readonly<Record<Input[Field], DataCategory>> }
      : never;
}[keyof Input & string];

/** What becomes of the submissions of one form: see `acceptSubmission`. */
export interface SubmissionType<Input extends Submission> {
  /** The name that they are stored under; never changed once released. */
  readonly name: FormName;
  readonly prefix: ReferencePrefix;
  /** Determines how long they are kept. */
  readonly keptAs: DataCategory | CategoriesByField<Input>;
  /** A field that holds a file, which is stored apart from the others and sent with the notice. */
  readonly file?: {
    readonly field: keyof Input & string;
    /** Undefined if there is none. @throws ApiProblem for a file that is refused */
    read(input: Input): Attachment | undefined;
  };
  /**
   * Decides whether a submission can be accepted now, and which mails follow.
   * @throws ApiProblem when it cannot
   */
  accept(input: Input, services: Services): Promise<ComposeMails>;
}
