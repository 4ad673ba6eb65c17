import { type AccessScope, roleNeeded, SIGN_IN_AGAIN, UNATTENDED_HEADER } from '@site/contract';
import { ApiProblem, isRecentlyEntered, passwordNeeded, readSessionCookie, sessionNeeded } from '@site/protocol';
import { membersWhoJoined } from '../accounts/members.ts';
import { rolesOf } from '../accounts/roles.ts';
import type { Services } from '../services.ts';
import type { StaffRoles } from './policy.ts';
import { isHttps } from './request-scheme.ts';
import { continueSession, findSession, type Session } from './sessions.ts';

/**
 * The session of this scope that the request carries. A call that a page makes by itself does not extend it.
 * @throws ApiProblem 401 without one
 */
export async function requireSession(request: Request, services: Services, scope: AccessScope): Promise<Session> {
  const token = readSessionCookie(request, scope, isHttps(request, services.config));
  const find = request.headers.has(UNATTENDED_HEADER) ? findSession : continueSession;
  const session = token && (await find(services, scope, token, request));
  if (!session) throw sessionNeeded(scope);
  return session;
}

/** Whether the session is of somebody with one of the roles. The shared password has every role. */
export const hasRole = ({ person }: Pick<Session, 'person'>, roles: StaffRoles): boolean =>
  roles === 'all' || person === null || roles.some((role) => person.roles.includes(role));

/** @throws ApiProblem 403, which says who could do it */
export async function requireRole({ db }: Services, session: Session, roles: StaffRoles): Promise<void> {
  if (roles === 'all' || hasRole(session, roles)) return;
  const members = await membersWhoJoined(db);
  const able = members.filter((member) => roles.some((role) => rolesOf(member.roles).includes(role)));
  throw new ApiProblem(
    403,
    roleNeeded(
      roles,
      able.map(({ name }) => name),
    ),
  );
}

/**
 * For what cannot be undone.
 * @throws ApiProblem 403 when the session was not opened recently; with `passwordNeeded` if by the shared password
 */
export function requireRecentSignIn(session: Session, { clock }: Services): void {
  if (isRecentlyEntered(session, clock())) return;
  throw session.person === null ? passwordNeeded() : new ApiProblem(403, SIGN_IN_AGAIN);
}

/** The same of accounts alone: the shared password is asked for again only before all jobs are cleared. */
export function requireRecentPasskey(session: Session, services: Services): void {
  if (session.person !== null) requireRecentSignIn(session, services);
}
