import type { AccessScope } from '@site/contract';
import { createHash, randomBytes } from 'node:crypto';
import { keyedHash } from '../secrets/installation-secret.ts';
import type { Services } from '../services.ts';
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

/**
 * The current password's fingerprint if `typed` matches it, otherwise undefined.
 * Where no password is set, `typed` is compared with a random one, so that both refusals take the same time.
 * @throws ApiProblem 503 when too many are waiting for this
 */
export async function checkPassword(
  services: Services,
  scope: AccessScope,
  typed: string,
  priority: number,
): Promise<string | undefined> {
  const { salt, hash, fingerprint } = await credential(services, scope);
  const matches = sameHash(await queue.add(priority, () => services.hashPassword(typed.trim(), salt)), hash);
  return matches ? fingerprint : undefined;
}

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
  const fingerprint = password === undefined ? undefined : createHash('sha256').update(hash).digest('hex');
  return { salt, hash, fingerprint };
}
