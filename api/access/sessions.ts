import type { AccessScope } from '@site/contract';
import { randomUUID } from 'node:crypto';
import { newToken, tokenHash } from '../secrets/token.ts';
import type { Services } from '../services.ts';
import { currentFingerprint } from './credentials.ts';

const DAY_MS = 24 * 60 * 60_000;
const LIFETIME_MS = 30 * DAY_MS;
/** However often it is extended, a session ends this long after its login. */
const MAX_LIFETIME_MS = 180 * DAY_MS;
/** A shorter extension is not worth a write: a session in daily use is extended once a day. */
const MIN_EXTENSION_MS = DAY_MS;

export interface Session {
  id: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Only the token's hash is stored: reading the database opens no session. */
export async function openSession(
  { db, clock }: Services,
  scope: AccessScope,
  fingerprint: string,
): Promise<Session & { token: string }> {
  const createdAt = clock();
  const session = { id: randomUUID(), createdAt, expiresAt: new Date(createdAt.getTime() + LIFETIME_MS) };
  const token = newToken();
  await db.deleteFrom('sessions').where('expires_at', '<=', createdAt).execute();
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      token_hash: tokenHash(token),
      scope,
      password_fingerprint: fingerprint,
      created_at: createdAt,
      expires_at: session.expiresAt,
    })
    .execute();
  return { ...session, token };
}

/** The token's session, unless it is unknown, expired, of another scope, or opened with a password since changed. */
export async function findSession(services: Services, scope: AccessScope, token: string): Promise<Session | undefined> {
  const fingerprint = await currentFingerprint(services, scope);
  if (fingerprint === undefined) return undefined;
  const row = await services.db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'expires_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('scope', '=', scope)
    .where('password_fingerprint', '=', fingerprint)
    .where('expires_at', '>', services.clock())
    .executeTakeFirst();
  return row && { id: row.id, createdAt: row.created_at, expiresAt: row.expires_at };
}

/** Extends the session to 30 days from now, within its maximum lifetime. Undefined when that adds less than a day. */
export async function extendSession({ db, clock }: Services, session: Session): Promise<Date | undefined> {
  const end = Math.min(clock().getTime() + LIFETIME_MS, session.createdAt.getTime() + MAX_LIFETIME_MS);
  if (end - session.expiresAt.getTime() < MIN_EXTENSION_MS) return undefined;
  const expiresAt = new Date(end);
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', session.id).execute();
  return expiresAt;
}

export async function closeSession({ db }: Services, scope: AccessScope, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).where('scope', '=', scope).execute();
}
