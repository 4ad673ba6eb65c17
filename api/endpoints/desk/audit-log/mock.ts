import { StaffActionSchema } from '@site/contract';
import { answerRows } from '@site/protocol';
import { rowCounts, staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { earlier, listStates } from '../../../../mocks/states/lists.ts';
import { endpoint, operation } from './contract.ts';

export const staffActionLists = listStates('staffActions', (action, number) => ({
  ...action,
  id: action.id + number * 1_000,
  at: earlier(action.at, number),
}));

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { outcome, ...query } }) {
    const rows = state.staffActions.filter((action) => outcome === undefined || action.outcome === outcome);
    return answerRows(query, { name: 'audit-log', schema: StaffActionSchema, rows });
  },
  states: staffActionLists,
  refusedInput: { query: '?outcome=perhaps', fields: ['outcome'] },
  shows: staffPage('The audit log could not be read', {
    page: '/staff/audit-log',
    sees: {
      ...rowCounts('80'),
      ready: 'What staff did, newest first: “1 to 4 of 4”.',
      empty: '“Nobody has changed anything yet”.',
      minimal: 'The rows without the number of rows changed: “1 to 4 of 4”.',
      hostile: 'Long words wrap, markup shows as text: “<script>”.',
    },
  }),
});
