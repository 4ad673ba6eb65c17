import type { EndpointInput, EndpointName, EndpointReply, FormReply } from '@site/contract';
import { applicationForm } from './application.ts';
import { candidateForm } from './candidate-registration.ts';
import { contactForm } from './contact-message.ts';
import type { Form } from './form.ts';
import { quoteForm } from './quote-request.ts';

/** The endpoints that answer with a reference to quote. */
export type FormEndpoint = {
  [Name in EndpointName]: EndpointReply<Name> extends FormReply ? Name : never;
}[EndpointName];

/** Every form of the contract. */
export const forms: { readonly [Name in FormEndpoint]: Form<EndpointInput<Name>> } = {
  applyToJob: applicationForm,
  sendEmail: contactForm,
  requestQuote: quoteForm,
  registerCandidate: candidateForm,
};
