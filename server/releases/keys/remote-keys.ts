import type { Kysely } from 'kysely';
import type { Database } from '@site/api';

type Db = Kysely<Database>;

/** A public key whose holder may command one remote. */
export interface RemoteKey {
  remote: string;
  keyId: string;
  /** One line of base64. */
  publicKey: string;
  /** Who has the private key, for the history: 'Job board team'. */
  holder: string;
  allowedAt: Date;
}

/** Allowing a key again renames its holder. */
export async function allowKey(db: Db, { remote, keyId, publicKey, holder, allowedAt }: RemoteKey): Promise<void> {
  await db
    .insertInto('remote_keys')
    .values({ remote, key_id: keyId, public_key: publicKey, holder, allowed_at: allowedAt })
    .onConflict((conflict) => conflict.columns(['remote', 'key_id']).doUpdateSet({ holder }))
    .execute();
}

/** False if it was not allowed. */
export async function revokeKey(db: Db, { remote, keyId }: Pick<RemoteKey, 'remote' | 'keyId'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('remote_keys')
    .where('remote', '=', remote)
    .where('key_id', '=', keyId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The keys of a remote, or every allowance of one key. */
export async function listKeys(db: Db, wanted: { remote: string } | { keyId: string }): Promise<RemoteKey[]> {
  const query = db.selectFrom('remote_keys').selectAll().orderBy('allowed_at').orderBy('key_id');
  const rows = await (
    'remote' in wanted ? query.where('remote', '=', wanted.remote) : query.where('key_id', '=', wanted.keyId)
  ).execute();
  return rows.map((row) => ({
    remote: row.remote,
    keyId: row.key_id,
    publicKey: row.public_key,
    holder: row.holder,
    allowedAt: row.allowed_at,
  }));
}
