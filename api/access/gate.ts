import { INCORRECT_PASSWORD, type AccessReply, type AccessScope } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { apiFunction, reply, type ApiFunction, type Reply } from '../function.ts';
import type { Services } from '../services.ts';
import { recordAccess } from './access-log.ts';
import { checkPassword } from './credentials.ts';
import { newDeviceCookie } from './device-cookie.ts';
import { admitGuess } from './guess.ts';
import { isHttps } from './request-scheme.ts';
import { expiredSessionCookie, readSessionCookie, sessionCookie } from './session-cookie.ts';
import { closeSession, extendSession, findSession, openSession } from './sessions.ts';

interface Visit {
  request: Request;
  services: Services;
  scope: AccessScope;
}

/** The function behind a password gate: login, verify, logout. */
export function accessGate(endpoint: 'secureAuth' | 'transportUkAuth' | 'staffAuth', scope: AccessScope): ApiFunction {
  return apiFunction(endpoint, ({ input, request, services }) => {
    const visit = { request, services, scope };
    if (input.action === 'login') return login(visit, input.password);
    return input.action === 'verify' ? verify(visit) : logout(visit);
  });
}

async function login(visit: Visit, password: string): Promise<Reply<AccessReply>> {
  const { request, services, scope } = visit;
  const guess = await admitGuess(visit);
  const fingerprint = await checkPassword(services, scope, password, guess.priority);
  if (fingerprint === undefined) {
    await recordAccess(services, request, { event: 'login-refused', scope });
    throw new ApiProblem(401, INCORRECT_PASSWORD);
  }
  await endSession(visit);
  const session = await openSession(services, scope, fingerprint);
  await recordAccess(services, request, { event: 'login', scope, sessionId: session.id });
  await guess.forgive();
  const cookies = [cookieUntil(visit, session.token, session.expiresAt), await newDeviceCookie(visit)];
  return withCookies({ success: true }, ...cookies);
}

/** A missing or expired session is not an error: status 200 with `valid: false`. */
async function verify(visit: Visit): Promise<Reply<AccessReply>> {
  const { services, scope } = visit;
  const token = tokenOf(visit);
  const session = token && (await findSession(services, scope, token));
  if (!token || !session) return withCookies({ success: true, valid: false, refreshed: false }, noCookie(visit));
  const expiresAt = await extendSession(services, session);
  const cookie = cookieUntil(visit, token, expiresAt ?? session.expiresAt);
  return withCookies({ success: true, valid: true, refreshed: expiresAt !== undefined }, cookie);
}

async function logout(visit: Visit): Promise<Reply<AccessReply>> {
  await endSession(visit);
  return withCookies({ success: true }, noCookie(visit));
}

/** Ends the browser's session; the reply replaces or removes its cookie. */
async function endSession(visit: Visit): Promise<void> {
  const token = tokenOf(visit);
  if (token) await closeSession(visit.services, visit.scope, token);
}

const withCookies = (data: AccessReply, ...cookies: string[]) =>
  reply(data, { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });

const tokenOf = ({ request, services, scope }: Visit) =>
  readSessionCookie(request, scope, isHttps(request, services.config));

const noCookie = ({ request, services, scope }: Visit) =>
  expiredSessionCookie(scope, isHttps(request, services.config));

function cookieUntil({ request, services, scope }: Visit, token: string, end: Date): string {
  const seconds = (end.getTime() - services.clock().getTime()) / 1000;
  return sessionCookie(scope, token, seconds, isHttps(request, services.config));
}
