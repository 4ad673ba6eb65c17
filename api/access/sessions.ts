import type { AccessScope } from '@site/contract';
import { randomUUID } from 'node:crypto';
import { newToken, tokenHash } from '../secrets/token.ts';
import type { Services } from '../services.ts';
import { currentFingerprint, type SessionKey } from './credentials.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Lifetime {
  /** What extends a session: asking whether it is valid, or any use of it. */
  extendedBy: 'verify' | 'use';
  /** How long a session lasts unless it is extended. */
  idleMs: number;
  /** However often it is extended, it ends this long after its login. */
  longestMs: number;
  /** A shorter extension is not worth a write. */
  leastExtensionMs: number;
}

const PROPOSAL: Lifetime = {
  extendedBy: 'verify',
  idleMs: 30 * DAY_MS,
  longestMs: 180 * DAY_MS,
  leastExtensionMs: DAY_MS,
};

export const LIFETIMES: Readonly<Record<AccessScope, Lifetime>> = {
  lcrca: PROPOSAL,
  'transport-uk': PROPOSAL,
  staff: { extendedBy: 'use', idleMs: 30 * MINUTE_MS, longestMs: 12 * HOUR_MS, leastExtensionMs: MINUTE_MS },
};

export interface Session {
  id: string;
  scope: AccessScope;
  /** Whose own password opened it; null for the shared one. */
  grantId: string | null;
  /** When the password was entered. */
  createdAt: Date;
  expiresAt: Date;
}

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);

const latestEnd = ({ scope, createdAt }: Session) => after(createdAt, LIFETIMES[scope].longestMs);

/** When the browser may drop the cookie: any use, even one whose reply sets no cookie, may extend a staff session. */
export const cookieEnd = (session: Session): Date =>
  LIFETIMES[session.scope].extendedBy === 'use' ? latestEnd(session) : session.expiresAt;

/** Only the token's hash is stored: reading the database opens no session. */
export async function openSession(
  { db, clock }: Services,
  scope: AccessScope,
  { fingerprint, grantId }: SessionKey,
): Promise<Session & { token: string }> {
  const createdAt = clock();
  const session = { id: randomUUID(), scope, grantId, createdAt, expiresAt: after(createdAt, LIFETIMES[scope].idleMs) };
  const token = newToken();
  await db.deleteFrom('sessions').where('expires_at', '<=', createdAt).execute();
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      token_hash: tokenHash(token),
      scope,
      password_fingerprint: fingerprint,
      grant_id: grantId,
      created_at: createdAt,
      expires_at: session.expiresAt,
    })
    .execute();
  return { ...session, token };
}

/**
 * The token's session, unless it is unknown, expired, of another scope, or opened with a password that has since been
 * changed, ended or revoked.
 */
export async function findSession(services: Services, scope: AccessScope, token: string): Promise<Session | undefined> {
  const fingerprint = await currentFingerprint(services, scope);
  const now = services.clock();
  const row = await services.db
    .selectFrom('sessions')
    .leftJoin('access_grants', 'access_grants.id', 'sessions.grant_id')
    .select(['sessions.id', 'grant_id', 'sessions.created_at', 'expires_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('sessions.scope', '=', scope)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb.and([eb('grant_id', 'is', null), eb('password_fingerprint', '=', fingerprint ?? '')]),
        eb.and([eb('access_grants.ends_at', '>', now), eb('access_grants.revoked_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  return row && { id: row.id, scope, grantId: row.grant_id, createdAt: row.created_at, expiresAt: row.expires_at };
}

/** Extends the session from now, within its longest lifetime, unless that adds too little. */
export async function extendSession({ db, clock }: Services, session: Session): Promise<Session> {
  const { idleMs, leastExtensionMs } = LIFETIMES[session.scope];
  const end = Math.min(after(clock(), idleMs).getTime(), latestEnd(session).getTime());
  if (end - session.expiresAt.getTime() < leastExtensionMs) return session;
  const expiresAt = new Date(end);
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', session.id).execute();
  return { ...session, expiresAt };
}

/** As `findSession`, for what the session opens: where any use extends it, this one does. */
export async function continueSession(
  services: Services,
  scope: AccessScope,
  token: string,
): Promise<Session | undefined> {
  const session = await findSession(services, scope, token);
  return session && LIFETIMES[scope].extendedBy === 'use' ? extendSession(services, session) : session;
}

export async function closeSession({ db }: Services, scope: AccessScope, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).where('scope', '=', scope).execute();
}
