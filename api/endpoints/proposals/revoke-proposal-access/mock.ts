import { NO_SUCH_ACCESS } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { refused } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { state } from '../../../../mocks/state.ts';
import { ACCESS_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input: { id } }) {
    const action = 'revoke-proposal-access';
    const grant = state.accessGrants.find((each) => each.id === id);
    if (!grant) {
      recordAction(action, { subject: id, outcome: 'refused' });
      throw new ApiProblem(404, NO_SUCH_ACCESS);
    }
    recordAction(action, { subject: id, rows: grant.revokedAt === null ? 1 : 0 });
    const revoked = { ...grant, revokedAt: grant.revokedAt ?? state.now.toISOString() };
    state.accessGrants = state.accessGrants.map((each) => (each.id === id ? revoked : each));
    return { success: true };
  },
  refusals: { 404: NO_SUCH_ACCESS },
  refusedInput: { body: { id: 'Mo Reader' }, fields: ['id'] },
  shows: {
    page: ACCESS_PAGE,
    how: 'Press “Revoke”, then “Revoke access”.',
    sees: {
      ...refused(),
      ready: 'The row says “Revoked”, and its button is gone.',
      minimal: 'The row says “Revoked”, and its button is gone.',
      hostile: 'The row says “Revoked”, and its button is gone.',
      400: 'The dialog stays: “Unknown access”.',
      401: '“Your session has ended. Please sign in again.”',
      404: '“Nobody has this link.”',
    },
    fails: 'The dialog stays, with the reason above its buttons.',
    waits: 'The button says “Revoking…”.',
  },
});
