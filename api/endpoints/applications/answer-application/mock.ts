import { APPLICATION_MOVED, NO_ANSWER, SUBMISSION_UNKNOWN, type ApplicationStatus } from '@site/contract';
import { answerText, ApiProblem } from '@site/protocol';
import {
  answerBy,
  applicationOf,
  checkMove,
  moveApplication,
  offersOf,
  progressOf,
} from '../../../../mocks/applications.ts';
import { refused } from '../../../../mocks/expectations/staff-answers.ts';
import type { MockSubmission } from '../../../../mocks/fixtures/submissions.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { findSubmission, outlineOfMock } from '../../../../mocks/staff/submissions.ts';
import { state } from '../../../../mocks/state.ts';
import { SUBMISSION_PAGE } from '../../submissions/mock.ts';
import { endpoint, operation } from './contract.ts';

/** What the mail says before the link and the signature. */
export function answerMail(
  found: MockSubmission,
  { from, to, message }: { from: ApplicationStatus; to: ApplicationStatus; message: string },
  interview: NonNullable<Parameters<typeof answerText>[0]['interview']>,
) {
  const { about, name } = outlineOfMock(found);
  const { kind } = applicationOf(found);
  const { subject, paragraphs } = answerText({
    kind,
    reference: found.reference,
    about,
    name,
    status: to,
    isNews: from !== to,
    message,
    answerBy: answerBy({ kind, status: to }, state.now.toISOString()),
    interview,
  });
  return { subject, text: paragraphs.join('\n\n') };
}

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { reference, from, to, message, slots, preview } }) {
    const found = findSubmission(reference);
    if (!progressOf(found)) throw new ApiProblem(404, SUBMISSION_UNKNOWN);
    const { interview } = applicationOf(found);
    const offers = slots && offersOf(reference, to, slots);
    const added = (offers ?? []).filter((each) => !interview.includes(each));
    const dropped = offers ? interview.filter((each) => !offers.includes(each)) : to === 'interview' ? [] : interview;
    if (from === to && message === '' && added.length + dropped.length === 0)
      throw new ApiProblem(400, NO_ANSWER, { fields: { message: NO_ANSWER } });
    const step = { by: 'staff', from, to, text: message } as const;
    if (preview) checkMove(found, step);
    else {
      moveApplication(found, step);
      if (offers) found.application = { ...applicationOf(found), interview: offers };
    }
    recordAction('answer-application', { subject: reference, rows: preview ? 0 : 1 });
    const calledOff = dropped.find((each) => each.state === 'chosen');
    return answerMail(found, { from, to, message }, { offered: added, calledOff });
  },
  refusals: { 404: SUBMISSION_UNKNOWN, 409: APPLICATION_MOVED },
  refusedInput: {
    body: { reference: 'Ada', from: 'mislaid', to: 'mislaid', message: 'x'.repeat(4_001) },
    fields: ['reference', 'from', 'to', 'message'],
  },
  shows: {
    page: SUBMISSION_PAGE,
    how: 'Choose “Read” and press “Show the mail”.',
    sees: {
      ...refused('The answer could not be written: '),
      ready: 'The mail as it would go: “Hello Síle Okafor,”, and “Send it”.',
      minimal: 'The mail as it would go: “Hello Síle Okafor,”, and “Send it”.',
      hostile: 'The mail as it would go, markup shows as text: “<script>”.',
      401: '“The answer could not be written: Please sign in as staff to do this.”',
      404: `“The answer could not be written: ${SUBMISSION_UNKNOWN}”`,
      409: `“The answer could not be written: ${APPLICATION_MOVED}”`,
    },
    fails: 'What was written stays: “The answer could not be written: ”, and the reason.',
    waits: 'The button says “Writing…”.',
  },
});
