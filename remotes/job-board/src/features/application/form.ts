import { cvFileProblem, type ApiError, siteEndpoints } from '@site/contract';
import { defineForm } from '@site/remote-kit';
import { SENT_PARAMETER } from './addresses.ts';

/** What the application shows of its job. */
export interface AppliedJob {
  slug: string;
  title: string;
  company: string;
  location: string;
}

/** 'Underhill Haulage, Leeds'. */
export const employerOf = ({ company, location }: AppliedJob) => [company, location].filter(Boolean).join(', ');

export const applicationForm = defineForm({
  name: 'application',
  endpoint: siteEndpoints.applyToJob,
  fields: ['fullName', 'email', 'phone', 'cvFile', 'coverLetter', 'cv'],
  files: { cvFile: cvFileProblem },
  failureText: applicationFailure,
  next: ({ reference }, page) => `${page.pathname}?${SENT_PARAMETER}=${reference}`,
});

/** The message for the visitor when an application could not be sent. */
export function applicationFailure(error: ApiError): string {
  if (error.kind === 'network') return 'Network error. Please try again.';
  return (error.kind === 'refused' && error.message) || 'Failed to submit application';
}
