import { INCORRECT_PASSWORD, type AccessReply, type AccessRequest, type AccessScope } from '@site/contract';
import { ApiProblem, expiredSessionCookie } from '@site/protocol';
import type { Expectation } from '../../../mocks/expectations/expectation.ts';
import type { Answer } from '../../../mocks/mock-endpoint.ts';
import { closeSession, openSession, verifySession } from '../../../mocks/sessions.ts';
import { MOCK_PASSWORD, state } from '../../../mocks/state.ts';

interface GateCall {
  input: AccessRequest;
  cookies: Record<string, string>;
}

/** What a password gate answers: to login, verify and logout. */
export const answerGate =
  (scope: AccessScope) =>
  ({ input, cookies }: GateCall): Answer<AccessReply> => {
    if (input.action === 'login') {
      if (input.password.trim() !== MOCK_PASSWORD) throw new ApiProblem(401, INCORRECT_PASSWORD);
      closeSession(cookies, scope);
      return withCookies({ success: true }, ...openSession(scope));
    }
    if (input.action === 'logout') {
      closeSession(cookies, scope);
      return withCookies({ success: true }, expiredSessionCookie(scope, false));
    }
    const { set, ...found } = verifySession(cookies, scope);
    const accounts = scope === 'staff' && state.hasAccounts;
    return withCookies({ success: true, ...found, ...(accounts && { accounts }) }, ...set);
  };

const withCookies = (data: AccessReply, ...cookies: string[]) => ({
  data,
  headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
});

export const proposalGate = {
  how: 'Enter the password mock-password and press “Access Proposal”.',
  atOnce: ['signed-in', 'session-ends'],
  sees: {
    ready: 'The proposal opens: “Project Start: September 2026”.',
    400: 'The gate stays: “Incorrect password. Please contact the provider for access.”',
    401: 'The gate stays: “Incorrect password. Please contact the provider for access.”',
    403: 'The gate stays: “Incorrect password. Please contact the provider for access.”',
    429: 'The gate stays: “Too many requests. Please wait 15 minutes before trying again.”',
    'signed-in': 'The proposal opens without a password: “Project Start: September 2026”.',
    'session-ends': 'The proposal appears and gives way to the gate: “Access Proposal”.',
  },
  fails: 'The gate stays: “Authentication failed. Please try again or contact the provider.”',
  waits: 'The gate stays, and its button is busy: “Access Proposal”.',
} satisfies Omit<Expectation, 'page'>;
