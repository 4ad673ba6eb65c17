import { LAST_WAY_IN, NO_ACCOUNT, PASSWORD_IS_WRONG, SIGN_IN_AGAIN, STAFF_ONLY } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { refused } from '../../../../mocks/expectations/staff-answers.ts';
import { RECOVERY_CODES } from '../../../../mocks/fixtures/staff-members.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { MOCK_PASSWORD, state } from '../../../../mocks/state.ts';
import { OWN_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input }) {
    if (input.action === 'add-passkey') {
      const { passkey, name } = input;
      const createdAt = state.now.toISOString();
      state.ownPasskeys = [...state.ownPasskeys, { id: passkey.id, name, createdAt, lastUsedAt: null }];
    }
    if (input.action === 'remove-passkey') {
      const left = state.ownPasskeys.filter(({ id }) => id !== input.id);
      if (left.length === 0) throw new ApiProblem(409, LAST_WAY_IN);
      state.ownPasskeys = left;
    }
    if (input.action === 'change-password' && input.password !== MOCK_PASSWORD)
      throw new ApiProblem(400, PASSWORD_IS_WRONG, { fields: { password: PASSWORD_IS_WRONG } });
    if (input.action === 'end-session') state.ownSessions = state.ownSessions.filter(({ id }) => id !== input.id);
    if (input.action === 'end-other-sessions') state.ownSessions = state.ownSessions.filter(({ isThis }) => isThis);
    recordAction(input.action, { rows: 1 });
    return { success: true, recoveryCodes: input.action === 'new-recovery-codes' ? RECOVERY_CODES : [] };
  },
  refusals: { 401: STAFF_ONLY, 403: SIGN_IN_AGAIN, 404: NO_ACCOUNT, 409: LAST_WAY_IN },
  refusedInput: { body: { action: 'end-session', id: '' }, fields: ['id'] },
  shows: {
    page: OWN_PAGE,
    how: 'Press “Make new recovery codes”.',
    sees: {
      ...refused(),
      ready: 'Ten codes: “MOCK-CODE-2222”.',
      minimal: 'Ten codes: “MOCK-CODE-2222”.',
      401: '“Your session has ended. Please sign in again.”',
      403: '“Please sign in again to do this”, and how.',
      404: '“You are signed in with the shared password, which has no account.”',
      409: '“This is your only way to sign in. Please add another first.”',
    },
    fails: 'Below the button, the reason.',
    waits: 'The button says “Making new codes…”.',
  },
});
