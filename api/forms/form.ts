import type { FormName } from '../db/schema-forms.ts';
import type { MailMessage } from '../mail/message.ts';
import type { Services } from '../services.ts';
import type { ReferencePrefix } from './reference.ts';
import type { Submission } from './take-once.ts';

type ComposeMails = (reference: string) => readonly MailMessage[];

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
