import { NO_ACCOUNT, type StaffMember } from '@site/contract';
import { staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { RECOVERY_CODES } from '../../../../mocks/fixtures/staff-members.ts';
import { state } from '../../../../mocks/state.ts';
import { OWN_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer() {
    const [{ name, email, roles, hasPassword }] = state.members as [StaffMember];
    return {
      name,
      email,
      roles,
      passkeys: [...state.ownPasskeys],
      hasPassword,
      recoveryCodes: RECOVERY_CODES.length,
      sessions: [...state.ownSessions],
    };
  },
  refusals: { 404: NO_ACCOUNT },
  shows: staffPage('Your account could not be read', {
    page: OWN_PAGE,
    sees: {
      ready: 'Who is signed in, with two passkeys: “Alex Morgan”, “Work laptop”.',
      minimal: 'The same, without when a passkey was used: “Never”.',
      hostile: 'Names wrap, markup shows as text: “<script>”.',
      404: '“You are signed in with the shared password, which has no account.”',
    },
  }),
});
