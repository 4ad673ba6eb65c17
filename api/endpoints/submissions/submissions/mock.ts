import { ListedSubmissionSchema } from '@site/contract';
import { answerRows, kindOf } from '@site/protocol';
import { rowCounts, staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { allSubmissions, countNewByKind, listedMock } from '../../../../mocks/staff/submissions.ts';
import { earlier, listStates } from '../../../../mocks/states/lists.ts';
import { endpoint, operation } from './contract.ts';

export const submissionLists = listStates('earlierSubmissions', (submission, number) => ({
  ...submission,
  reference: submission.reference.slice(0, -2) + String(number + 22),
  at: earlier(submission.at, number),
}));

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input }) {
    const { kind, status, reference = '', from = '', ...query } = input;
    const found = allSubmissions().filter(
      (each) =>
        (kind === undefined || kindOf(each.reference) === kind) &&
        (status === undefined || each.status === status) &&
        each.reference.includes(reference.toUpperCase()) &&
        each.at >= from,
    );
    const list = answerRows(query, {
      name: 'submissions',
      schema: ListedSubmissionSchema,
      rows: found.map(listedMock),
    });
    return list instanceof Response ? list : { ...list, newByKind: countNewByKind() };
  },
  states: submissionLists,
  refusedInput: {
    query: '?kind=letter&status=lost&from=yesterday&page=0',
    fields: ['kind', 'status', 'from', 'page'],
  },
  shows: staffPage('The submissions could not be read', {
    page: '/staff/submissions',
    sees: {
      ...rowCounts('140'),
      ready: 'What visitors sent, masked: “1 to 7 of 7”.',
      empty: '“Nobody has sent anything yet”.',
      minimal: 'The usual list, as every field is required: “1 to 7 of 7”.',
      hostile: 'Names and subjects wrap, markup shows as text: “<script>”.',
    },
  }),
});
