import { ACCESS_SCOPES, PASSWORD_NEEDED, PROPOSAL_IS_LOCKED, STAFF_ONLY, type AccessScope } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { nextSerial, OPEN_COOKIES, state } from './state.ts';

const LASTS_S: Record<AccessScope, number> = {
  lcrca: 30 * 24 * 60 * 60,
  'transport-uk': 30 * 24 * 60 * 60,
  staff: 12 * 60 * 60,
};

const REFUSALS: Record<AccessScope, string> = {
  lcrca: PROPOSAL_IS_LOCKED,
  'transport-uk': PROPOSAL_IS_LOCKED,
  staff: STAFF_ONLY,
};

type Cookies = Record<string, string>;

const cookieName = (scope: AccessScope) => `session-${scope}`;
const keyOf = (scope: AccessScope, token: string) => `${cookieName(scope)}=${token}`;

/** Opens a session and returns its Set-Cookie header. */
export function openSession(scope: AccessScope): string {
  const key = keyOf(scope, `mock-${nextSerial()}`);
  state.sessions.set(key, state.now);
  return `${key}; Max-Age=${LASTS_S[scope]}; Path=/; HttpOnly; SameSite=Lax`;
}

export function hasSession(cookies: Cookies, scope: AccessScope): boolean {
  return state.sessions.has(keyOf(scope, cookies[cookieName(scope)] ?? ''));
}

/** Ends the session, if there is one, and returns a Set-Cookie header that removes its cookie. */
export function closeSession(cookies: Cookies, scope: AccessScope): string {
  state.sessions.delete(keyOf(scope, cookies[cookieName(scope)] ?? ''));
  return `${cookieName(scope)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`;
}

/** @throws ApiProblem 401 unless the request's cookies hold a session of this scope */
export function requireSession(cookies: Cookies, scope: AccessScope): void {
  if (!hasSession(cookies, scope)) throw new ApiProblem(401, REFUSALS[scope]);
}

export const passwordNeeded = () => new ApiProblem(403, PASSWORD_NEEDED, { details: { passwordNeeded: true } });

const RECENT_MS = 5 * 60_000;

/** @throws ApiProblem 403 when the session's password was entered more than five minutes ago */
export function requireRecentPassword(cookies: Cookies, scope: AccessScope): void {
  const entered = state.sessions.get(keyOf(scope, cookies[cookieName(scope)] ?? ''));
  if (!entered || state.now.getTime() - entered.getTime() > RECENT_MS) throw passwordNeeded();
}

/** The cookies with the sessions that the state 'signed-in' opens, where the visitor has none of their own. */
export function withOpenSessions(cookies: Cookies): Cookies {
  const opened = { ...cookies };
  for (const scope of ACCESS_SCOPES)
    if (!hasSession(cookies, scope)) opened[cookieName(scope)] = OPEN_COOKIES[cookieName(scope)] ?? '';
  return opened;
}

const openKeys = () => Object.entries(OPEN_COOKIES).map((cookie) => cookie.join('='));

export const endOpenSessions = (): void => openKeys().forEach((key) => state.sessions.delete(key));

/** Their password was entered a while ago. */
export function ageOpenSessions(): void {
  for (const key of openKeys()) if (state.sessions.has(key)) state.sessions.set(key, new Date(0));
}
