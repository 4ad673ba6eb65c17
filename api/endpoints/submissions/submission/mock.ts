import { SUBMISSION_UNKNOWN } from '@site/contract';
import { countWords } from '@site/protocol';
import { nextToAnswer, progressOf } from '../../../../mocks/applications.ts';
import { staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { cvOf, findSubmission, maskedMock } from '../../../../mocks/staff/submissions.ts';
import { SUBMISSION_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { reference } }) {
    const found = findSubmission(reference);
    const { note, revision } = found;
    return {
      ...maskedMock(found),
      hasCv: cvOf(found) !== null,
      noteWords: countWords(note),
      revision,
      application: progressOf(found),
      next: nextToAnswer(found),
    };
  },
  refusals: { 404: SUBMISSION_UNKNOWN },
  refusedInput: { query: '?reference=Ada', fields: ['reference'] },
  shows: staffPage('The submission could not be read', {
    page: SUBMISSION_PAGE,
    sees: {
      ready: 'Who sent it stays hidden: “A file, hidden until revealed”.',
      minimal: 'The usual page, as every field is required: “A file, hidden until revealed”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
      404: `“${SUBMISSION_UNKNOWN}”`,
    },
  }),
});
