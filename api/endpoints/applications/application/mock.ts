import { APPLICATION_UNKNOWN, type OwnApplication } from '@site/contract';
import {
  applicationOf,
  applicationsAfter,
  findApplication,
  interviewsOffered,
  progressOf,
} from '../../../../mocks/applications.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { cvOf, outlineOfMock } from '../../../../mocks/staff/submissions.ts';
import { state } from '../../../../mocks/state.ts';
import { APPLICATION_PAGE, QUOTE_PAGE, REGISTRATION_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

/** As its owner sees it. */
export function ownApplication(token: string): OwnApplication {
  const found = findApplication(token);
  const { about, name, email, phone, texts } = outlineOfMock(found);
  return {
    ...applicationOf(found),
    reference: found.reference,
    about,
    job: 'jobSlug' in found.form ? jobOf(found.form.jobSlug) : null,
    sentAt: found.at,
    fullName: name,
    email,
    newEmail: found.newEmail ?? null,
    phone,
    texts,
    cvFile: cvOf(found)?.name ?? null,
  };
}

function jobOf(slug: string) {
  const job = state.jobs.find((each) => each.slug === slug);
  return { slug, location: job?.location ?? '', isOpen: job !== undefined };
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
    called: applicationsAfter('staff', 'called', 'Nobody picked up; we try again on Thursday.'),
    'in-our-files': applicationsAfter('staff', 'in-our-files', ''),
    quoted: applicationsAfter('staff', 'quoted', 'Two drivers, £21.40 an hour each.'),
    won: applicationsAfter('staff', 'won', 'They start on Monday.'),
    lost: applicationsAfter('staff', 'lost', ''),
    'new-email': ({ earlierSubmissions }) => ({
      earlierSubmissions: earlierSubmissions.map((each) =>
        progressOf(each) ? { ...each, newEmail: 'sile@example.org' } : each,
      ),
    }),
  },
  refusals: { 404: APPLICATION_UNKNOWN },
  refusedInput: { query: '', fields: ['token'] },
  shows: {
    page: APPLICATION_PAGE,
    elsewhere: {
      called: REGISTRATION_PAGE,
      'in-our-files': REGISTRATION_PAGE,
      quoted: QUOTE_PAGE,
      won: QUOTE_PAGE,
      lost: QUOTE_PAGE,
    },
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
      called: '“We have called you”, with what was written: “Nobody picked up; we try again on Thursday.”',
      'in-our-files': '“You are in our files”. Nothing can be withdrawn.',
      quoted: '“We have prepared a quote for you”, with what was written: “Two drivers, £21.40 an hour each.”',
      won: '“We work for you”, with what was written: “They start on Monday.”',
      lost: '“Not this time”: “We would be glad to quote for you again.”',
      'new-email': 'The usual page, and below “Email” the address that has yet to be confirmed.',
      minimal: 'The usual page, as every field is required: “We have your application”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      400: '“This link opens nothing”: “The link is incomplete. Please use the one in our email.”',
      404: '“This link opens nothing”: “We hold nothing for this link.”',
      pending: 'After eight seconds, “The page could not be loaded”: “Network error. Please try again.”',
      503: '“The page could not be loaded”: “We cannot save or look up anything at the moment.”',
      offline: '“The page could not be loaded”: “Network error. Please try again.”',
    },
    fails: 'An apology with “Retry”: “The page could not be loaded”.',
    waits: 'The page comes late.',
  },
});
