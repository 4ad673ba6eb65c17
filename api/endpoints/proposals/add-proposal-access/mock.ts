import { DAY_IS_OVER } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { refused } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { nextSerial, state } from '../../../../mocks/state.ts';
import { ACCESS_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

const DAY_MS = 24 * 3_600_000;

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { scope, person, lastDay } }) {
    const action = 'add-proposal-access';
    const endsAt = new Date(Date.parse(`${lastDay}T00:00:00Z`) + DAY_MS);
    if (!(endsAt > state.now)) {
      recordAction(action, { subject: scope, outcome: 'refused' });
      throw new ApiProblem(400, DAY_IS_OVER, { fields: { lastDay: DAY_IS_OVER } });
    }
    const id = `mock${String(nextSerial()).padStart(8, '0')}`;
    const grant = { id, scope, person, endsAt: endsAt.toISOString(), revokedAt: null, lastReadAt: null };
    state.accessGrants = [grant, ...state.accessGrants];
    recordAction(action, { subject: scope, rows: 1 });
    const path = scope === 'lcrca' ? '/lcrca-proposal' : '/transport-uk-proposal';
    const link = `http://localhost:3000${path}?invite=${id}`;
    return { success: true, id, link, password: 'mock-pass-word', endsAt: grant.endsAt };
  },
  refusedInput: { body: { scope: 'staff', lastDay: '9999-12-31' }, fields: ['scope', 'person', 'lastDay'] },
  shows: {
    page: ACCESS_PAGE,
    how: 'Press “Give access”, fill in the form and press “Give access”.',
    sees: {
      ...refused(),
      ready: 'A link and its password: “The password is not shown again.”',
      minimal: 'A link and its password: “The password is not shown again.”',
      hostile: 'The password wraps, markup shows as text: “<script>”.',
      400: 'A summary, and a sentence at each field: “Please choose a day before 2100”.',
      401: '“Your session has ended. Please sign in again.”',
    },
    fails: 'The form stays with what was typed, and the reason above the button.',
    waits: 'The button says “Giving access…”.',
  },
});
