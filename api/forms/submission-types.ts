import type { EndpointInput, EndpointName, EndpointReply, FormReply } from '@site/contract';
import { applicationSubmission } from './application.ts';
import { candidateSubmission } from './candidate-registration.ts';
import { contactSubmission } from './contact-message.ts';
import { quoteSubmission } from './quote-request.ts';
import type { SubmissionType } from './submission-type.ts';

/** The endpoints that take a submission: their input has the honeypot. */
export type SubmissionEndpoint = {
  [Name in EndpointName]: EndpointInput<Name> extends { website: string } ? Name : never;
}[EndpointName];

/** The endpoints that answer with a reference to quote. */
export type FormEndpoint = {
  [Name in EndpointName]: EndpointReply<Name> extends FormReply ? Name : never;
}[EndpointName];

/** Of every form of the contract. */
export const submissionTypes: { readonly [Name in FormEndpoint]: SubmissionType<EndpointInput<Name>> } = {
  applyToJob: applicationSubmission,
  sendEmail: contactSubmission,
  requestQuote: quoteSubmission,
  registerCandidate: candidateSubmission,
};
