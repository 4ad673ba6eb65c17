import { APPLICATIONS_CLOSED, JOB_NOT_FOUND } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { submitOnce } from '../../../../mocks/submissions.ts';
import { jobLists } from '../../jobs/mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input, request }) =>
    submitOnce({
      name: 'apply-to-job',
      prefix: 'APP',
      form: input,
      request,
      accept({ jobSlug }) {
        if (!state.jobs.some(({ slug }) => slug === jobSlug)) throw new ApiProblem(404, JOB_NOT_FOUND);
      },
    }),
  states: { many: jobLists.many },
  refusals: { 404: JOB_NOT_FOUND, 410: APPLICATIONS_CLOSED },
  refusedInput: { body: { email: 'nobody' }, fields: ['fullName', 'email', 'phone', 'jobTitle', 'jobSlug'] },
  shows: {
    page: '/jobs/hgv-class-1-driver-nights-leeds-7001',
    how: 'Press “Apply now”, fill in the form and press “Submit application”.',
    sees: {
      ready: '“Thank you for applying”, with a reference that begins with “APP-”.',
      minimal: '“Thank you for applying”, without a reference.',
      400: 'The form stays, with a summary: “Full name is required”.',
      403: 'The form stays: “Requests from other sites are not allowed”.',
      404: 'The form stays: “Job not found”.',
      410: 'The form stays: “This job is no longer open for applications.”',
      429: 'The form stays: “Too many requests. Please wait 15 minutes before trying again.”',
      503: 'The form stays: “We cannot save or look up anything at the moment.”',
      malformed: 'The form stays: “Failed to submit application”.',
      'web-page': 'The form stays: “Failed to submit application”.',
      offline: 'The form stays: “Network error. Please try again.”',
    },
    fails: 'The form stays with what was typed: “Something went wrong on our side. Please try again.”',
    waits: 'The button says “Submitting…”.',
  },
});
