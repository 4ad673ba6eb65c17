import { FailureSchema, readFailureNumber } from '@site/contract';
import { answerRows, toExplained } from '@site/protocol';
import { rowCounts, staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { listStates } from '../../../../mocks/states/lists.ts';
import { endpoint, operation } from './contract.ts';

/** The mocked site is this one. */
const MOCKED_SITE = 'http://localhost:3000';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { number, ...query } }) {
    const rows = state.failures
      .filter((failure) => number === undefined || failure.number === readFailureNumber(number))
      .map((failure) => toExplained(failure, MOCKED_SITE));
    return answerRows(query, { name: 'failures', schema: FailureSchema, rows });
  },
  states: listStates('failures', (failure, number) => ({ ...failure, number: `ERR-${222_222 + number}` })),
  refusedInput: { query: `?number=${'7'.repeat(101)}&format=xls`, fields: ['number', 'format'] },
  shows: staffPage('The failures could not be read', {
    page: '/staff/failures',
    sees: {
      ...rowCounts('120'),
      ready: 'The latest first: “was answered with status 404”.',
      empty: '“Nothing has failed”.',
      minimal: 'The failures without links to the mocked site: “1 to 6 of 6”.',
      hostile: 'Explanations wrap, markup shows as text: “<script>”.',
    },
  }),
});
