import { APPLICATION_UNKNOWN, type OwnApplication } from '@site/contract';
import { kindOf } from '@site/protocol';
import {
  applicationOf,
  applicationsAfter,
  findApplication,
  interviewsOffered,
} from '../../../../mocks/applications.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { APPLICATION_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

/** As its owner sees it. */
export function ownApplication(token: string): OwnApplication {
  const found = findApplication(token);
  const { fullName, email, phone, coverLetter, cv, cvFile, jobSlug, jobTitle } = found.form;
  const job = state.jobs.find(({ slug }) => slug === jobSlug);
  return {
    ...applicationOf(found),
    reference: found.reference,
    job: {
      slug: jobSlug,
      title: job?.title ?? jobTitle,
      location: job?.location ?? '',
      isOpen: job !== undefined,
    },
    sentAt: found.at,
    fullName,
    email,
    newEmail: found.newEmail ?? null,
    phone,
    coverLetter,
    cv,
    cvFile: cvFile?.name ?? null,
  };
}

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: ({ input: { token } }) => ownApplication(token),
  states: {
    read: applicationsAfter('staff', 'read', ''),
    'put-forward': applicationsAfter('staff', 'put-forward', 'They look at it on Thursday.'),
    interview: interviewsOffered('Bring your licence, please.'),
    'interview-chosen': interviewsOffered('Bring your licence, please.', 0),
    offered: applicationsAfter('staff', 'offered', 'They would like you to start on Monday.'),
    'not-this-time': applicationsAfter('staff', 'not-this-time', ''),
    withdrawn: applicationsAfter('applicant', 'withdrawn', 'I have found another job.'),
    'job-closed': applicationsAfter('staff', 'job-closed', ''),
    'new-email': ({ earlierSubmissions }) => ({
      earlierSubmissions: earlierSubmissions.map((each) =>
        kindOf(each.reference) === 'application' ? { ...each, newEmail: 'sile@example.org' } : each,
      ),
    }),
  },
  refusals: { 404: APPLICATION_UNKNOWN },
  refusedInput: { query: '', fields: ['token'] },
  shows: {
    page: APPLICATION_PAGE,
    sees: {
      ready: 'What was sent, and by when we answer: “We have your application”.',
      read: '“We have read your application”, and by when we write again.',
      'put-forward': '“We have put you forward”, with what was written: “They look at it on Thursday.”',
      interview:
        '“The employer would like to meet you”, with what was written: “Bring your licence, please.”, and three times to choose from.',
      'interview-chosen': 'The chosen time, its calendar file and two other times: “Add it to your calendar”.',
      offered: '“You have been offered the job”.',
      'not-this-time': '“Not this time”, and a link to other jobs. Nothing can be withdrawn.',
      withdrawn: '“You have withdrawn your application”, with the reason: “I have found another job.”',
      'job-closed': '“The job has closed”.',
      'new-email': 'The usual page, and below “Email” the address that has yet to be confirmed.',
      minimal: 'The usual page, as every field is required: “We have your application”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      400: '“This link opens no application”: “The link is incomplete. Please use the one in our e-mail.”',
      404: '“This link opens no application”: “We know no application for this link.”',
      pending: 'After eight seconds, “Your application could not be loaded”: “Network error. Please try again.”',
      503: '“Your application could not be loaded”: “We cannot save or look up anything at the moment.”',
      offline: '“Your application could not be loaded”: “Network error. Please try again.”',
    },
    fails: 'An apology with “Retry”: “Your application could not be loaded”.',
    waits: 'The page comes late.',
  },
});
