import { TOO_MANY_REQUESTS, type ApiError } from '@site/contract';
import { defineForm } from '@site/remote-kit';

/** Shown for every message that could not be sent, whatever the reason. */
export const FAILURE_BANNER = 'There was an error sending your message. Please try again or call us directly.';

const CHECK_FORM = 'Please check your form data and try again.';
const NOT_SENT = 'Failed to send message. Please try again.';

export const contactForm = defineForm({
  name: 'contact',
  endpoint: 'sendEmail',
  fields: ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message'],
  failureText: failureReason,
  next: ({ reference }) => `/contact?sent=${reference}#contact-form`,
});

export type ContactField = (typeof contactForm.fields)[number];

/** Why a message could not be sent, as a message for the visitor. */
export function failureReason(error: ApiError): string {
  if (error.kind !== 'refused') return NOT_SENT;
  if (error.status === 429) return TOO_MANY_REQUESTS;
  return error.message || (error.status === 400 ? CHECK_FORM : NOT_SENT);
}
