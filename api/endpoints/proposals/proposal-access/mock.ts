import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { listStates } from '../../../../mocks/states/lists.ts';
import { ACCESS_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const grantLists = listStates('accessGrants', (grant, number) => ({
  ...grant,
  id: grant.id + String(number),
  person: `${grant.person} (${number})`,
}));

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: () => ({ grants: [...state.accessGrants] }),
  states: grantLists,
  shows: {
    page: ACCESS_PAGE,
    sees: {
      ready: 'People with links of their own: “Personal access (2)”.',
      empty: '“Nobody has a link of their own”.',
      one: '“Personal access (1)”.',
      many: 'A long table: “Personal access (40)”.',
      minimal: 'The people without when they last read: “Never”.',
      hostile: 'Names wrap, markup shows as text: “<script>”.',
      pending: `After eight seconds: “Personal access could not be read”.`,
      'session-ends': 'The sign-in form: “Staff access”.',
    },
    fails: `“Personal access could not be read”, with “Retry”; the access log below it is there: “1 to 4 of 4”.`,
    waits: 'The page comes late.',
  },
});
