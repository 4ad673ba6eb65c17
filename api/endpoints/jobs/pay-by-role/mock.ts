import { rolePayFixture } from '../../../../mocks/fixtures/role-pay.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { jobLists } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: () => ({
    countedAt: state.now.toISOString(),
    roles: state.jobs.length === 0 ? [] : [...rolePayFixture],
  }),
  states: { empty: jobLists.empty },
  shows: {
    page: '/blog/salary-negotiation',
    sees: {
      ready: 'In the article, a table of the pay of each role, best first: “middle half”.',
      empty: 'No table: “Too few open jobs publish their pay at the moment to compare them by role.”',
      pending:
        'After eight seconds, the article without the table: “We could not load what our open jobs pay just now.”',
      hostile: 'Roles whose names are long or markup, which wrap: “<script>”.',
    },
    fails: 'The article without the table: “We could not load what our open jobs pay just now.”',
    waits: 'The article comes late.',
  },
});
