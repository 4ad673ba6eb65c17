import { INVITATION_EXPIRED, INVITATION_UNKNOWN } from '@site/contract';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { RECOVERY_CODES } from '../../../../mocks/fixtures/staff-members.ts';
import { state } from '../../../../mocks/state.ts';
import { AUTHENTICATOR_SECRET, requireInvitation, WELCOME_PAGE } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input }) {
    requireInvitation(input);
    return {
      name: 'Robin Ellis',
      email: 'robin@agency.example',
      roles: ['content'],
      endsAt: new Date(state.now.getTime() + 48 * 3_600_000).toISOString(),
      authenticatorKey: AUTHENTICATOR_SECRET,
      authenticatorUrl: `otpauth://totp/robin%40agency.example?secret=${AUTHENTICATOR_SECRET}`,
      recoveryCodes: RECOVERY_CODES,
    };
  },
  refusals: { 404: INVITATION_UNKNOWN, 410: INVITATION_EXPIRED },
  refusedInput: { query: '?token=', fields: ['token'] },
  shows: {
    page: WELCOME_PAGE,
    sees: {
      ready: 'Whom it is for, and the codes to keep: “Welcome, Robin Ellis”, “MOCK-CODE-2222”.',
      minimal: 'Whom it is for: “Welcome, Robin Ellis”.',
      hostile: 'The name wraps, markup shows as text: “<script>”.',
      400: '“This invitation cannot be used”.',
      404: '“This link is not valid. Please ask for another invitation.”',
      410: '“This link has expired, or has been used. Please ask for another invitation.”',
    },
    fails: '“The invitation could not be read”, and “Retry”.',
    waits: 'The page comes late.',
  },
});
