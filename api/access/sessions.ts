import type { AccessScope, StaffRole } from '@site/contract';
import { extendedEnd, LIFETIMES, newSessionTimes, type SessionTimes } from '@site/protocol';
import { randomUUID } from 'node:crypto';
import { deviceOf } from '../accounts/device.ts';
import { isSharedPasswordOpen } from '../accounts/shared-password.ts';
import { rolesOf } from '../accounts/roles.ts';
import { newToken, tokenHash } from '../secrets/token.ts';
import type { Services } from '../services.ts';
import { currentFingerprint, type SessionKey } from './credentials.ts';

export interface Session extends SessionTimes {
  id: string;
  scope: AccessScope;
  /** Whose own password opened it; null for the shared one. */
  grantId: string | null;
  /** Whose staff account opened it; null for a shared password. */
  person: { id: string; name: string; roles: readonly StaffRole[] } | null;
}

/** Only the token's hash is stored: reading the database opens no session. */
export async function openSession(
  { db, clock }: Services,
  scope: AccessScope,
  { fingerprint, grantId, account }: SessionKey,
): Promise<SessionTimes & { id: string; grantId: string | null; token: string }> {
  const session = { id: randomUUID(), ...newSessionTimes(scope, clock()) };
  const token = newToken();
  await db.deleteFrom('sessions').where('expires_at', '<=', session.createdAt).execute();
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      token_hash: tokenHash(token),
      scope,
      password_fingerprint: fingerprint,
      grant_id: grantId,
      member_id: account?.memberId ?? null,
      device: account?.device ?? null,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute();
  return { ...session, grantId, token };
}

/**
 * The token's session, unless it is unknown, expired, of another scope, of an account that was removed, or opened with
 * a password that has since been changed, ended or revoked. That of an account belongs to the kind of browser that it
 * was opened in: a stolen cookie opens nothing elsewhere.
 */
export async function findSession(
  services: Services,
  scope: AccessScope,
  token: string,
  request: Request,
): Promise<Session | undefined> {
  const fingerprint = await currentFingerprint(services, scope);
  const now = services.clock();
  const row = await services.db
    .selectFrom('sessions')
    .leftJoin('access_grants', 'access_grants.id', 'sessions.grant_id')
    .leftJoin('staff_members', 'staff_members.id', 'sessions.member_id')
    .select(['sessions.id', 'grant_id', 'sessions.created_at', 'expires_at', 'member_id', 'name', 'roles'])
    .where('token_hash', '=', tokenHash(token))
    .where('sessions.scope', '=', scope)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('device', '=', deviceOf(request)),
        eb.and([
          eb('grant_id', 'is', null),
          eb('member_id', 'is', null),
          eb('password_fingerprint', '=', fingerprint ?? ''),
          ...(scope === 'staff' ? [isSharedPasswordOpen(services)] : []),
        ]),
        eb.and([eb('access_grants.ends_at', '>', now), eb('access_grants.revoked_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      scope,
      grantId: row.grant_id,
      person:
        row.member_id === null ? null : { id: row.member_id, name: row.name ?? '', roles: rolesOf(row.roles ?? '') },
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }
  );
}

/** Extends the session from now, within its longest lifetime, unless that adds too little. */
export async function extendSession({ db, clock }: Services, session: Session): Promise<Session> {
  const expiresAt = extendedEnd(session.scope, session, clock());
  if (!expiresAt) return session;
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', session.id).execute();
  return { ...session, expiresAt };
}

/** As `findSession`, for what the session opens: where any use extends it, this one does. */
export async function continueSession(
  services: Services,
  scope: AccessScope,
  token: string,
  request: Request,
): Promise<Session | undefined> {
  const session = await findSession(services, scope, token, request);
  return session && LIFETIMES[scope].extendedBy === 'use' ? extendSession(services, session) : session;
}

export async function closeSession({ db }: Services, scope: AccessScope, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).where('scope', '=', scope).execute();
}
