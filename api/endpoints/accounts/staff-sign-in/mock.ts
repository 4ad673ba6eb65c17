import { SIGN_IN_REFUSED } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { RECOVERY_CODES } from '../../../../mocks/fixtures/staff-members.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { openSession } from '../../../../mocks/sessions.ts';
import { MOCK_CODE, SIGN_IN_PAGE, withCookies } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer({ input }) {
    if (input.with === 'code' && ![MOCK_CODE, ...RECOVERY_CODES].includes(input.code))
      throw new ApiProblem(401, SIGN_IN_REFUSED);
    return withCookies(...openSession('staff'));
  },
  refusals: { 401: SIGN_IN_REFUSED },
  refusedInput: { body: { with: 'code', email: 'nobody' }, fields: ['email', 'code'] },
  shows: {
    page: SIGN_IN_PAGE,
    how: `Enter any email address and the code ${MOCK_CODE}, and press “Sign in”.`,
    sees: {
      ready: 'The account: “My account”.',
      400: 'A sentence at each field: “Please enter a valid email address”.',
      401: '“The email address, the password or the code is not right.”',
      403: '“Requests from other sites are not allowed”.',
      429: '“Too many requests. Please wait 15 minutes before trying again.”',
      500: '“Something went wrong on our side. Please try again.”',
      503: '“We cannot save or look up anything at the moment.”',
    },
    fails: 'The form stays, and says why.',
    waits: 'The button says “Signing in…”.',
  },
});
