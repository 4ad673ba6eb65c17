import { ListedSubmissionSchema, type ListedSubmission } from '@site/contract';
import { answerRows, kindOf } from '@site/protocol';
import { rowCounts, staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { isDue, progressOf } from '../../../../mocks/applications.ts';
import { allSubmissions, countNewByKind, maskedMock } from '../../../../mocks/staff/submissions.ts';
import type { MockSubmission } from '../../../../mocks/fixtures/submissions.ts';
import { earlier, listStates } from '../../../../mocks/states/lists.ts';
import { endpoint, operation } from './contract.ts';

export const submissionLists = listStates('earlierSubmissions', (submission, number) => ({
  ...submission,
  reference: submission.reference.slice(0, -2) + String(number + 22),
  at: earlier(submission.at, number),
}));

function listedMock(submission: MockSubmission): ListedSubmission {
  const { texts: _texts, phone: _phone, ...listed } = maskedMock(submission);
  return { ...listed, answerBy: progressOf(submission)?.answerBy ?? null };
}

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input }) {
    const { kind, status, reference = '', from = '', due, job = '', person, ...query } = input;
    const mailbox = allSubmissions().find((each) => each.reference === person)?.form.email;
    const found = allSubmissions().filter(
      (each) =>
        (kind === undefined || kindOf(each.reference) === kind) &&
        (status === undefined || each.status === status) &&
        each.reference.includes(reference.toUpperCase()) &&
        each.at >= from &&
        (due === undefined || isDue(listedMock(each).answerBy, due)) &&
        (job === '' || listedMock(each).about.toLowerCase().includes(job.toLowerCase())) &&
        (person === undefined || each.form.email === mailbox),
    );
    const shown = found.map(listedMock);
    if (due !== undefined) shown.sort((one, other) => one.answerBy!.localeCompare(other.answerBy!));
    const list = answerRows(query, {
      name: 'submissions',
      schema: ListedSubmissionSchema,
      rows: shown,
    });
    return list instanceof Response ? list : { ...list, newByKind: countNewByKind() };
  },
  states: submissionLists,
  refusedInput: {
    query: '?kind=letter&status=lost&from=yesterday&due=never&person=me&page=0',
    fields: ['kind', 'status', 'from', 'due', 'person', 'page'],
  },
  shows: staffPage('The submissions could not be read', {
    page: '/staff/submissions',
    sees: {
      ...rowCounts('160'),
      ready: 'What visitors sent, masked: “1 to 8 of 8”.',
      empty: '“Nobody has sent anything yet”.',
      minimal: 'The usual list, as every field is required: “1 to 8 of 8”.',
      hostile: 'Names and subjects wrap, markup shows as text: “<script>”.',
    },
  }),
});
