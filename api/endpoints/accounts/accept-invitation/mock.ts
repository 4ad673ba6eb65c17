import { CODE_REFUSED, INVITATION_EXPIRED, INVITATION_UNKNOWN, PASSKEY_REFUSED } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { openSession } from '../../../../mocks/sessions.ts';
import { MOCK_CODE, requireInvitation, WELCOME_PAGE, withCookies } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input }) {
    requireInvitation(input);
    if (input.with === 'password' && input.code !== MOCK_CODE)
      throw new ApiProblem(400, CODE_REFUSED, { fields: { code: CODE_REFUSED } });
    return withCookies(...openSession('staff'));
  },
  refusals: { 401: PASSKEY_REFUSED, 404: INVITATION_UNKNOWN, 410: INVITATION_EXPIRED },
  refusedInput: { body: { with: 'password', token: '', password: 'short' }, fields: ['token', 'password', 'code'] },
  shows: {
    page: WELCOME_PAGE,
    how: `Choose a password, enter the code ${MOCK_CODE} and press “Use a password and codes”.`,
    sees: {
      ready: 'The account: “My account”.',
      400: 'A sentence at each field: “Please choose a password of at least 15 characters”.',
      401: '“This passkey was not accepted. Please try again.”',
      403: '“Requests from other sites are not allowed”.',
      404: '“This link is not valid. Please ask for another invitation.”',
      410: '“This link has expired, or has been used. Please ask for another invitation.”',
      500: '“Something went wrong on our side. Please try again.”',
      503: '“We cannot save or look up anything at the moment.”',
    },
    fails: 'The form stays, and says why.',
    waits: 'The button says “Signing in…”.',
  },
});
