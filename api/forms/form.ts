import type { FormName } from '../db/schema-forms.ts';
import type { MailMessage } from '../mail/message.ts';
import type { Services } from '../services.ts';
import type { ReferencePrefix } from './reference.ts';
import type { Submission } from './take-once.ts';

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

/** One kind of form, for `submitForm`. */
export interface Form<Input extends Submission> {
  readonly name: FormName;
  readonly prefix: ReferencePrefix;
  /**
   * Decides whether the form can be taken now, and what mails follow.
   * @throws ApiProblem when it cannot
   */
  accept(input: Input, services: Services): Promise<ComposeMails>;
}
