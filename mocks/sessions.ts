import { ACCESS_SCOPES, SIGN_IN_AGAIN, type AccessScope } from '@site/contract';
import {
  ApiProblem,
  cookieEnd,
  DEVICE_COOKIE_S,
  expiredSessionCookie,
  hostCookie,
  newSessionTimes,
  passwordNeeded,
  sessionCookie,
  sessionNeeded,
} from '@site/protocol';
import { nextSerial, OPEN_TOKENS, state } from './state.ts';
import type { VisitorName } from './states/names.ts';

type Cookies = Record<string, string>;

const cookieName = (scope: AccessScope) => `session-${scope}` as const;
const tokenIn = (cookies: Cookies, scope: AccessScope): string => cookies[cookieName(scope)] ?? '';

const hasSession = (cookies: Cookies, scope: AccessScope): boolean =>
  state.sessions.has(`${scope} ${tokenIn(cookies, scope)}`);

/** The Set-Cookie headers of a login. */
export function openSession(scope: AccessScope): string[] {
  const token = `mock-${nextSerial()}`;
  state.sessions.add(`${scope} ${token}`);
  const device = { name: `device-${scope}`, value: token, maxAgeSeconds: DEVICE_COOKIE_S, sameSite: 'strict' } as const;
  return [cookieOf(scope, token), hostCookie(device, false)];
}

function cookieOf(scope: AccessScope, token: string): string {
  const { now } = state;
  const lastsMs = cookieEnd(scope, newSessionTimes(scope, now)).getTime() - now.getTime();
  return sessionCookie(scope, token, lastsMs / 1000, false);
}

/** Whether there is a session, and the Set-Cookie headers that say so. One that a state opens ends with that state. */
export function verifySession(cookies: Cookies, scope: AccessScope) {
  const valid = hasSession(cookies, scope);
  const token = tokenIn(cookies, scope);
  const set = valid ? [cookieOf(scope, token)] : [expiredSessionCookie(scope, false)];
  return { valid, refreshed: false, set: valid && isOpen(token) ? [] : set };
}

const isOpen = (token: string): boolean => Object.values(OPEN_TOKENS).includes(token);

/** Ends the session, if there is one. */
export const closeSession = (cookies: Cookies, scope: AccessScope): void =>
  void state.sessions.delete(`${scope} ${tokenIn(cookies, scope)}`);

/** The session's token. @throws ApiProblem 401 without one */
export function requireSession({ cookies }: { cookies: Cookies }, scope: AccessScope): string {
  if (!hasSession(cookies, scope)) throw sessionNeeded(scope);
  return tokenIn(cookies, scope);
}

/** @throws ApiProblem 403 in the state 'password-needed' */
export function requireRecentPassword(token: string): void {
  if (token !== OPEN_TOKENS['password-needed']) return;
  throw state.hasAccounts ? new ApiProblem(403, SIGN_IN_AGAIN) : passwordNeeded();
}

/** The cookies with the sessions that a state opens, where the visitor has none of their own. */
export function withOpenSessions(cookies: Cookies, visitor: VisitorName): Cookies {
  const closed = ACCESS_SCOPES.filter((scope) => !hasSession(cookies, scope));
  return { ...cookies, ...Object.fromEntries(closed.map((scope) => [cookieName(scope), OPEN_TOKENS[visitor]])) };
}

export const endOpenSessions = (): void =>
  ACCESS_SCOPES.forEach((scope) => state.sessions.delete(`${scope} ${OPEN_TOKENS['session-ends']}`));
