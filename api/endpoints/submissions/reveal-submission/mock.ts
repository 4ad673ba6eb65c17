import { SUBMISSION_UNKNOWN } from '@site/contract';
import { refused } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { cvOf, findSubmission, outlineOfMock } from '../../../../mocks/staff/submissions.ts';
import { SUBMISSION_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { reference } }) {
    const found = findSubmission(reference);
    recordAction('reveal-submission', { subject: reference, rows: 1 });
    const { about: _about, ...personal } = outlineOfMock(found);
    const { revision, status, note } = found;
    const cv = cvOf(found);
    const events = found.application?.events ?? [];
    return { ...personal, cv: cv && { name: cv.name, size: cv.size }, events, revision, status, note };
  },
  refusals: { 404: SUBMISSION_UNKNOWN },
  refusedInput: { body: { reference: 'Ada' }, fields: ['reference'] },
  shows: {
    page: SUBMISSION_PAGE,
    how: 'Press “Reveal”.',
    sees: {
      ...refused('The submission could not be revealed: '),
      ready: 'The whole submission: “Síle Okafor”.',
      minimal: 'The whole submission: “Síle Okafor”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      401: `“The submission could not be revealed: Please sign in as staff to do this.”`,
      404: `“The submission could not be revealed: ${SUBMISSION_UNKNOWN}”`,
    },
    fails: `It stays masked: “The submission could not be revealed: ”, and the reason.`,
    waits: 'The button says “Revealing…”.',
  },
});
