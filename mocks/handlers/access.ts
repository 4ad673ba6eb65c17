import { INCORRECT_PASSWORD, type AccessReply, type AccessScope } from '@site/contract';
import { ApiProblem, expiredSessionCookie } from '@site/protocol';
import type { HttpHandler } from 'msw';
import { mockEndpoint, type Answer } from '../mock-endpoint.ts';
import { closeSession, openSession, verifySession } from '../sessions.ts';
import { MOCK_PASSWORD } from '../state.ts';

function gate(endpoint: 'secureAuth' | 'transportUkAuth' | 'staffAuth', scope: AccessScope): HttpHandler {
  return mockEndpoint(endpoint, ({ input, cookies }): Answer<AccessReply> => {
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
    return withCookies({ success: true, ...found }, ...set);
  });
}

const withCookies = (data: AccessReply, ...cookies: string[]) => ({
  data,
  headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
});

export const accessHandlers = {
  secureAuth: gate('secureAuth', 'lcrca'),
  transportUkAuth: gate('transportUkAuth', 'transport-uk'),
  staffAuth: gate('staffAuth', 'staff'),
};
