import { APPLICATION_MOVED, SUBMISSION_UNKNOWN, type Application } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { applicationOf, checkMove, moveApplication } from '../../../../mocks/applications.ts';
import { refused } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { findSubmission } from '../../../../mocks/staff/submissions.ts';
import { answerMail } from '../answer-application/mock.ts';
import { ANSWERS_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { job, applications, to, message, preview } }) {
    const steps = applications.map(({ reference, from }) => {
      const found = findSubmission(reference);
      if ((found.form as Partial<Application>).jobSlug !== job) throw new ApiProblem(404, SUBMISSION_UNKNOWN);
      return { found, step: { by: 'staff', from, to, text: message } as const };
    });
    for (const { found, step } of steps) checkMove(found, step);
    const mails = steps.map(({ found, step }) => {
      const calledOff = applicationOf(found).interview.find(({ state }) => state === 'chosen');
      if (!preview) moveApplication(found, step);
      const mail = answerMail(found, { from: step.from, to, message }, { offered: [], calledOff });
      return { reference: found.reference, ...mail };
    });
    recordAction('answer-applications', { subject: job, rows: preview ? 0 : mails.length });
    return { mails: mails.toSorted((one, other) => one.reference.localeCompare(other.reference)) };
  },
  refusals: { 404: SUBMISSION_UNKNOWN, 409: APPLICATION_MOVED },
  refusedInput: { body: { to: 'read', message: 'x'.repeat(4_001) }, fields: ['job', 'applications', 'to', 'message'] },
  shows: {
    page: ANSWERS_PAGE,
    how: 'Press “Show the mails”.',
    sees: {
      ...refused('The answers could not be written: '),
      ready: 'Each mail as it would go: “Hello Síle Okafor,”, and “Send 1 mail”.',
      minimal: 'Each mail as it would go: “Hello Síle Okafor,”, and “Send 1 mail”.',
      hostile: 'Each mail as it would go, markup shows as text: “<script>”.',
      401: '“The answers could not be written: Please sign in as staff to do this.”',
      404: `“The answers could not be written: ${SUBMISSION_UNKNOWN}”`,
      409: `“The answers could not be written: ${APPLICATION_MOVED}”`,
    },
    fails: 'What was written stays: “The answers could not be written: ”, and the reason.',
    waits: 'The button says “Writing…”.',
  },
});
