import { INCORRECT_PASSWORD, type AccessReply, type AccessScope } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { HttpHandler } from 'msw';
import { clearAttempts, countAttempt } from '../limits.ts';
import { mockEndpoint, type Answer } from '../mock-endpoint.ts';
import { closeSession, hasSession, openSession } from '../sessions.ts';
import { MOCK_PASSWORD } from '../state.ts';

function gate(endpoint: 'secureAuth' | 'transportUkAuth' | 'staffAuth', scope: AccessScope): HttpHandler {
  return mockEndpoint(endpoint, ({ input, request, cookies }): Answer<AccessReply> => {
    if (input.action === 'login') return withCookie({ success: true }, login(scope, input.password, request));
    if (input.action === 'logout') return withCookie({ success: true }, closeSession(cookies, scope));
    return { success: true, valid: hasSession(cookies, scope), refreshed: false };
  });
}

function login(scope: AccessScope, password: string, request: Request): string {
  const limit = { name: `login ${scope}`, attempts: 10 };
  countAttempt(limit, request);
  if (password !== MOCK_PASSWORD) throw new ApiProblem(401, INCORRECT_PASSWORD);
  clearAttempts(limit, request);
  return openSession(scope);
}

const withCookie = (data: AccessReply, cookie: string) => ({ data, headers: { 'set-cookie': cookie } });

export const accessHandlers = {
  secureAuth: gate('secureAuth', 'lcrca'),
  transportUkAuth: gate('transportUkAuth', 'transport-uk'),
  staffAuth: gate('staffAuth', 'staff'),
};
