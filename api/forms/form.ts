import type { FormName } from '../db/schema-forms.ts';
import type { MailMessage } from '../mail/message.ts';
import type { Services } from '../services.ts';
import type { Submission } from './idempotent-submission.ts';
import type { ReferencePrefix } from './reference.ts';

/** Who acknowledges a form, and where to write back to. */
export interface Signature {
  agencyName: string;
  contact: string;
}

/** What a form leads to. */
interface FormMails {
  /** To the agency, with everything that was filled in. */
  notice: MailMessage;
  /** To the address that was filled in. */
  acknowledgement: MailMessage;
}

type ComposeMails = (reference: string) => FormMails;

/** Whose data a form holds: for each, the privacy policy promises a number of years (privacy/retention.ts). */
export type DataCategory = 'candidates' | 'clients' | 'website';

/** A field with a fixed set of values decides, and every value has its category. */
type CategoriesByField<Input> = {
  [Field in keyof Input & string]: string extends Input[Field]
    ? never
    : Input[Field] extends string
      ? { field: Field; categories: Readonly<Record<Input[Field], DataCategory>> }
      : never;
}[keyof Input & string];

/** One kind of form, for `submitForm`. */
export interface Form<Input extends Submission> {
  /** What its submissions are stored under: once released, it stays. */
  readonly name: FormName;
  readonly prefix: ReferencePrefix;
  /** What says how long its submissions are kept. */
  readonly keptAs: DataCategory | CategoriesByField<Input>;
  /**
   * Decides whether the form can be accepted now, and what mails follow.
   * @throws ApiProblem when it cannot
   */
  accept(input: Input, services: Services): Promise<ComposeMails>;
}
