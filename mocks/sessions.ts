import { ACCESS_SCOPES, UNATTENDED_HEADER, type AccessScope } from '@site/contract';
import {
  cookieEnd,
  DEVICE_COOKIE_S,
  expiredSessionCookie,
  extendedEnd,
  hostCookie,
  isRecentlyEntered,
  LIFETIMES,
  newSessionTimes,
  passwordNeeded,
  sessionCookie,
  sessionNeeded,
  type SessionTimes,
} from '@site/protocol';
import { nextSerial, OPEN_COOKIES, state } from './state.ts';

type Cookies = Record<string, string>;

const cookieName = (scope: AccessScope) => `session-${scope}` as const;
const keyOf = (scope: AccessScope, token = '') => `${cookieName(scope)}=${token}`;

/** The Set-Cookie headers of a login. */
export function openSession(scope: AccessScope): string[] {
  const token = `mock-${nextSerial()}`;
  const times = newSessionTimes(scope, state.now);
  state.sessions.set(keyOf(scope, token), times);
  const device = { name: `device-${scope}`, value: token, maxAgeSeconds: DEVICE_COOKIE_S, sameSite: 'strict' } as const;
  return [cookieOf(scope, token, times), hostCookie(device, false)];
}

function cookieOf(scope: AccessScope, token: string, times: SessionTimes): string {
  const seconds = (cookieEnd(scope, times).getTime() - state.now.getTime()) / 1000;
  return sessionCookie(scope, token, seconds, false);
}

function findSession(cookies: Cookies, scope: AccessScope): SessionTimes | undefined {
  const times = state.sessions.get(keyOf(scope, cookies[cookieName(scope)]));
  return times && times.expiresAt > state.now ? times : undefined;
}

export const hasSession = (cookies: Cookies, scope: AccessScope): boolean => findSession(cookies, scope) !== undefined;

interface VerifiedSession {
  valid: boolean;
  /** Whether asking has extended it. */
  refreshed: boolean;
  /** The Set-Cookie headers for the answer. */
  set: string[];
}

/** A session that the state 'signed-in' opens is in no cookie: it ends with that state. */
export function verifySession(cookies: Cookies, scope: AccessScope): VerifiedSession {
  const found = findSession(cookies, scope);
  if (!found) return { valid: false, refreshed: false, set: [expiredSessionCookie(scope, false)] };
  const times = extend(cookies, scope, found);
  const token = cookies[cookieName(scope)] ?? '';
  const isOpened = token === OPEN_COOKIES[cookieName(scope)];
  const refreshed = scope !== 'staff' && times !== found;
  return { valid: true, refreshed, set: isOpened ? [] : [cookieOf(scope, token, times)] };
}

function extend(cookies: Cookies, scope: AccessScope, times: SessionTimes): SessionTimes {
  const expiresAt = extendedEnd(scope, times, state.now);
  if (!expiresAt) return times;
  const extended = { ...times, expiresAt };
  state.sessions.set(keyOf(scope, cookies[cookieName(scope)]), extended);
  return extended;
}

/** Ends the session, if there is one. */
export const closeSession = (cookies: Cookies, scope: AccessScope): void =>
  void state.sessions.delete(keyOf(scope, cookies[cookieName(scope)]));

interface Caller {
  cookies: Cookies;
  request: Request;
}

/** A call that a page makes by itself does not extend the session. @throws ApiProblem 401 without one */
export function requireSession({ cookies, request }: Caller, scope: AccessScope): SessionTimes {
  const found = findSession(cookies, scope);
  if (!found) throw sessionNeeded(scope);
  const isUsed = LIFETIMES[scope].extendedBy === 'use' && !request.headers.has(UNATTENDED_HEADER);
  return isUsed ? extend(cookies, scope, found) : found;
}

/** @throws ApiProblem 403 when the session's password was not entered recently */
export function requireRecentPassword(session: SessionTimes): void {
  if (!isRecentlyEntered(session, state.now)) throw passwordNeeded();
}

/** The cookies with the sessions that the state 'signed-in' opens, where the visitor has none of their own. */
export function withOpenSessions(cookies: Cookies): Cookies {
  const opened = { ...cookies };
  for (const scope of ACCESS_SCOPES)
    if (!hasSession(cookies, scope)) opened[cookieName(scope)] = OPEN_COOKIES[cookieName(scope)] ?? '';
  return opened;
}

const openKeys = () => ACCESS_SCOPES.map((scope) => ({ scope, key: keyOf(scope, OPEN_COOKIES[cookieName(scope)]) }));

export const endOpenSessions = (): void => openKeys().forEach(({ key }) => state.sessions.delete(key));

const A_WHILE_MS = 10 * 60_000;

/** However far the visitor's clock is ahead, what is open stays so; its password was entered now, or a while ago. */
export function renewOpenSessions({ isRecent }: { isRecent: boolean }): void {
  const entered = new Date(state.now.getTime() - (isRecent ? 0 : A_WHILE_MS));
  for (const { scope, key } of openKeys())
    if (state.sessions.has(key)) state.sessions.set(key, newSessionTimes(scope, entered));
}
