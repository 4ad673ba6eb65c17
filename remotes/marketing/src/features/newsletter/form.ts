import { OUR_FAULT, type ApiError } from '@site/contract';
import { defineForm } from '@site/remote-kit';

/** The form's name, the id of its section, and the parameter that says it was sent. */
export const NEWSLETTER = 'newsletter';
export const SENT_PARAMETER = 'subscribed';

export const newsletterForm = defineForm({
  name: NEWSLETTER,
  endpoint: 'subscribe',
  fields: ['email'],
  failureText: newsletterFailure,
  next: (_reply, page) => `${page.pathname}?${SENT_PARAMETER}#${NEWSLETTER}`,
});

const NO_CONNECTION = 'The site could not be reached. Please check your connection and try again.';

/** The message for the visitor when the call failed. */
export function newsletterFailure(error: ApiError): string {
  if (error.kind === 'network') return NO_CONNECTION;
  return (error.kind === 'refused' && error.message) || OUR_FAULT;
}
