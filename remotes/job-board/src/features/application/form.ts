import type { ApiError } from '@site/contract';
import { defineForm, type FormHandle } from '@site/remote-kit';
import { jobHref } from '../job/job-summary.ts';

/** In a job page's URL: shows the application on the page itself, for browsers without JavaScript. */
export const APPLY_PARAMETER = 'apply';
/** In a job page's URL: the reference of the application that was posted to it. */
export const APPLIED_PARAMETER = 'applied';

/** The name of the form, and the id of its section on the page. */
export const APPLICATION = 'application';

export const applicationForm = defineForm({
  name: APPLICATION,
  endpoint: 'applyToJob',
  fields: ['fullName', 'email', 'phone', 'coverLetter', 'cv'],
  failureText: applicationFailure,
  next: ({ reference }, page) => `${page.pathname}?${APPLIED_PARAMETER}=${reference}#${APPLICATION}`,
});

type ApplicationField = (typeof applicationForm.fields)[number];
export type ApplicationHandle = FormHandle<{ reference: string }, ApplicationField>;

/** The URL that shows the application on the page itself. */
export const applyHref = (slug: string) => `${jobHref(slug)}?${APPLY_PARAMETER}#${APPLICATION}`;

/** The message for the visitor when an application could not be sent. */
export function applicationFailure(error: ApiError): string {
  if (error.kind === 'network') return 'Network error. Please try again.';
  return (error.kind === 'refused' && error.message) || 'Failed to submit application';
}
