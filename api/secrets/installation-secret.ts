import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

type Db = Kysely<Database>;
const known = new WeakMap<Db, Promise<Buffer>>();

/**
 * A hash that only this installation can compute: equal texts give equal hashes, and nobody else can test guesses
 * against a hash. `purpose` keeps hashes for different uses apart.
 */
export async function keyedHash(db: Db, purpose: string, text: string): Promise<Buffer> {
  return createHmac('sha256', await installationSecret(db))
    .update(`${purpose}\0${text}`)
    .digest();
}

/** Created with the database's schema and shared by every server on it. */
function installationSecret(db: Db): Promise<Buffer> {
  let secret = known.get(db);
  if (!secret) {
    secret = readSecret(db).catch((error: unknown) => {
      known.delete(db);
      throw error;
    });
    known.set(db, secret);
  }
  return secret;
}

async function readSecret(db: Db): Promise<Buffer> {
  const { value } = await db
    .selectFrom('installation_secret')
    .select('value')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'hex');
}
