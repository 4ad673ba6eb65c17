import { type AccessScope, UNATTENDED_HEADER } from '@site/contract';
import { isRecentlyEntered, passwordNeeded, readSessionCookie, sessionNeeded } from '@site/protocol';
import type { Services } from '../services.ts';
import { isHttps } from './request-scheme.ts';
import { continueSession, findSession, type Session } from './sessions.ts';

/**
 * The session of this scope that the request carries. A call that a page makes by itself does not extend it.
 * @throws ApiProblem 401 without one
 */
export async function requireSession(request: Request, services: Services, scope: AccessScope): Promise<Session> {
  const token = readSessionCookie(request, scope, isHttps(request, services.config));
  const find = request.headers.has(UNATTENDED_HEADER) ? findSession : continueSession;
  const session = token && (await find(services, scope, token));
  if (!session) throw sessionNeeded(scope);
  return session;
}

/** @throws ApiProblem 403 with `passwordNeeded` when the session's password was not entered recently */
export function requireRecentPassword(session: Session, { clock }: Services): void {
  if (!isRecentlyEntered(session, clock())) throw passwordNeeded();
}
