import { roleNeeded } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { listStates } from '../../../../mocks/states/lists.ts';
import { ACCOUNTS_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

const copies = listStates('members', (member, number) => ({
  ...member,
  id: `MOCK${String(number).padStart(4, '0')}`,
  name: `${member.name} (${number})`,
}));

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: () => ({ members: [...state.members] }),
  states: { empty: copies.empty, many: copies.many },
  shows: staffPage('The accounts could not be read', {
    page: ACCOUNTS_PAGE,
    sees: {
      ready: 'Three people, one of them invited: “Robin Ellis”.',
      empty: '“Nobody has an account yet”.',
      many: 'A long table: “Alex Morgan (19)”.',
      minimal: 'The same people.',
      hostile: 'Names wrap, markup shows as text: “<script>”.',
      403: '“The accounts could not be read”: “Only operators can do this: Alex Morgan.”',
    },
  }),
  refusals: { 403: () => new ApiProblem(403, roleNeeded(['operator'], ['Alex Morgan'])) },
});
