import { INCORRECT_PASSWORD, type AccessReply, type AccessRequest, type AccessScope } from '@site/contract';
import {
  ApiProblem,
  cookieEnd,
  expiredSessionCookie,
  readSessionCookie,
  sessionCookie,
  type SessionTimes,
} from '@site/protocol';
import { sharedPasswordOpens } from '../accounts/shared-password.ts';
import { reply, type Call, type Reply } from '../handler.ts';
import { recordAccess } from './access-log.ts';
import { checkPassword, type SessionKey } from './credentials.ts';
import { newDeviceCookie } from './device-cookie.ts';
import { grantOfLink } from './grants.ts';
import { admitGuess, type Guess } from './guess.ts';
import { isHttps } from './request-scheme.ts';
import { closeSession, extendSession, findSession, openSession } from './sessions.ts';
import type { Visit } from './visit.ts';

/** What a password gate answers: to login, verify and logout. */
export const answerGate =
  (scope: AccessScope) =>
  ({ input, request, services }: Call<AccessRequest>): Promise<Reply<AccessReply>> => {
    const visit = { request, services, scope };
    if (input.action === 'login') return login(visit, input);
    return input.action === 'verify' ? verify(visit) : logout(visit);
  };

type Login = Extract<AccessRequest, { action: 'login' }>;

async function login(visit: Visit, { password, invite }: Login): Promise<Reply<AccessReply>> {
  const { request, services, scope } = visit;
  const guess = await admitGuess(visit);
  const key = await checkPassword(services, scope, { typed: password, invite, priority: guess.priority });
  if (key === undefined || (scope === 'staff' && !(await sharedPasswordOpens(services)))) {
    const grantId = invite ? await grantOfLink(services, scope, invite) : undefined;
    await recordAccess(services, request, { event: 'login-refused', scope, grantId });
    throw new ApiProblem(401, INCORRECT_PASSWORD);
  }
  return signedIn(visit, key, guess);
}

/** A missing or expired session is not an error: status 200 with `valid: false`. */
async function verify(visit: Visit): Promise<Reply<AccessReply>> {
  const { request, services, scope } = visit;
  const token = tokenOf(visit);
  const session = token && (await findSession(services, scope, token, request));
  const accounts = scope === 'staff' && !(await sharedPasswordOpens(services));
  const known = { success: true, ...(accounts && { accounts }) };
  if (!token || !session) return withCookies({ ...known, valid: false, refreshed: false }, noCookie(visit));
  const extended = await extendSession(services, session);
  // It means 30 more days; a staff session is extended by minutes.
  const refreshed = scope !== 'staff' && extended !== session;
  return withCookies({ ...known, valid: true, refreshed }, cookieOf(visit, token, extended));
}

/** Opens a session in place of the browser's earlier one. */
export async function signedIn(visit: Visit, key: SessionKey, guess?: Guess): Promise<Reply<{ success: true }>> {
  const { request, services, scope } = visit;
  await endSession(visit);
  const session = await openSession(services, scope, key);
  await recordAccess(services, request, { event: 'login', scope, session });
  await guess?.forgive();
  return withCookies({ success: true }, cookieOf(visit, session.token, session), await newDeviceCookie(visit));
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

const withCookies = <Data extends object>(data: Data, ...cookies: string[]): Reply<Data> =>
  reply(data, { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });

const tokenOf = ({ request, services, scope }: Visit) =>
  readSessionCookie(request, scope, isHttps(request, services.config));

const noCookie = ({ request, services, scope }: Visit) =>
  expiredSessionCookie(scope, isHttps(request, services.config));

function cookieOf({ request, services, scope }: Visit, token: string, session: SessionTimes): string {
  const seconds = (cookieEnd(scope, session).getTime() - services.clock().getTime()) / 1000;
  return sessionCookie(scope, token, seconds, isHttps(request, services.config));
}
