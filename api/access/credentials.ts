import type { AccessScope } from '@site/contract';
import { createHash, randomBytes } from 'node:crypto';
import { keyedHash } from '../secrets/installation-secret.ts';
import type { Services } from '../services.ts';
import { findGrant, grantSalt } from './grants.ts';
import { createHashQueue } from './hash-queue.ts';
import { sameHash } from './password-hash.ts';
import { currentPasswords } from './passwords.ts';

interface Credential {
  salt: Buffer;
  hash: Buffer;
  /** Marks the sessions that this password opened; undefined where no password is set. */
  fingerprint: string | undefined;
}

const queue = createHashQueue();
const known = new WeakMap<object, Partial<Record<AccessScope, Promise<Credential>>>>();

interface Attempt {
  typed: string;
  /** The code in a person's own link; '' for the shared password. */
  invite: string;
  /** In the queue for the check. */
  priority: number;
}

/** What opened a session: the shared password, a person's own, or a staff account. */
export interface SessionKey {
  /** Of the password; '' for an account. */
  fingerprint: string;
  grantId: string | null;
  account?: { memberId: string; device: string };
}

/**
 * What `typed` opens, if it is the password asked for; otherwise undefined.
 * Where there is no such password, `typed` is compared with a random one, so that all refusals take the same time.
 * @throws ApiProblem 503 when too many are waiting for this
 */
export async function checkPassword(
  services: Services,
  scope: AccessScope,
  { typed, invite, priority }: Attempt,
): Promise<SessionKey | undefined> {
  const matches = (salt: Buffer, hash: Buffer) =>
    matchesHash(services, { typed: typed.trim(), priority }, { salt, hash });
  if (invite) {
    const grant = await findGrant(services, scope, invite);
    const isRight = await matches(await grantSalt(services, invite), grant?.hash ?? randomBytes(32));
    return grant && isRight ? { fingerprint: fingerprintOf(grant.hash), grantId: grant.id } : undefined;
  }
  const { salt, hash, fingerprint } = await credential(services, scope);
  const isRight = await matches(salt, hash);
  return isRight && fingerprint !== undefined ? { fingerprint, grantId: null } : undefined;
}

/** Whether it is the hash of what was typed. @throws ApiProblem 503 when too many are waiting for this */
export const matchesHash = async (
  services: Services,
  { typed, priority }: Pick<Attempt, 'typed' | 'priority'>,
  { salt, hash }: { salt: Buffer; hash: Buffer },
): Promise<boolean> => sameHash(await queue.add(priority, () => services.hashPassword(typed, salt)), hash);

/** Changes with the password, which ends the sessions that the old one opened. */
export async function currentFingerprint(services: Services, scope: AccessScope): Promise<string | undefined> {
  return (await credential(services, scope)).fingerprint;
}

/** Hashed once per set of services, whose configuration never changes. */
function credential(services: Services, scope: AccessScope): Promise<Credential> {
  let byScope = known.get(services);
  if (!byScope) known.set(services, (byScope = {}));
  return (byScope[scope] ??= makeCredential(services, scope).catch((error: unknown) => {
    delete byScope[scope];
    throw error;
  }));
}

async function makeCredential({ db, config, hashPassword }: Services, scope: AccessScope): Promise<Credential> {
  const password = currentPasswords(config)[scope];
  const salt = await keyedHash(db, 'password-salt', scope);
  const hash = await hashPassword(password ?? randomBytes(32).toString('hex'), salt);
  const fingerprint = password === undefined ? undefined : fingerprintOf(hash);
  return { salt, hash, fingerprint };
}

const fingerprintOf = (hash: Buffer): string => createHash('sha256').update(hash).digest('hex');
