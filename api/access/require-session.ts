import { type AccessScope, PASSWORD_NEEDED, PROPOSAL_IS_LOCKED, STAFF_ONLY, UNATTENDED_HEADER } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Services } from '../services.ts';
import { isHttps } from './request-scheme.ts';
import { readSessionCookie } from './session-cookie.ts';
import { continueSession, findSession, type Session } from './sessions.ts';

const REFUSALS: Record<AccessScope, string> = {
  lcrca: PROPOSAL_IS_LOCKED,
  'transport-uk': PROPOSAL_IS_LOCKED,
  staff: STAFF_ONLY,
};

/**
 * The session of this scope that the request carries. A call that a page makes by itself does not extend it.
 * @throws ApiProblem 401 without one
 */
export async function requireSession(request: Request, services: Services, scope: AccessScope): Promise<Session> {
  const token = readSessionCookie(request, scope, isHttps(request, services.config));
  const find = request.headers.has(UNATTENDED_HEADER) ? findSession : continueSession;
  const session = token && (await find(services, scope, token));
  if (!session) throw new ApiProblem(401, REFUSALS[scope]);
  return session;
}

/** How long an entered password answers for what cannot be undone. */
const RECENT_MS = 5 * 60_000;

/** @throws ApiProblem 403 with `passwordNeeded` when the session's password was entered more than five minutes ago */
export function requireRecentPassword({ createdAt }: Session, { clock }: Services): void {
  if (clock().getTime() - createdAt.getTime() > RECENT_MS)
    throw new ApiProblem(403, PASSWORD_NEEDED, { details: { passwordNeeded: true } });
}
