import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { keyedHash } from '../secrets/installation-secret.ts';
import { readableText } from '../secrets/readable-code.ts';
import type { Services } from '../services.ts';

type Db = Kysely<Database>;

const HOW_MANY = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * Ten codes, each of which opens an account once: 'K7QM-92HD-X4TP', about 59 bits. They follow from the secret, so that
 * an invitation's page shows the same ones until it is accepted, and nothing is stored before that.
 */
export async function recoveryCodesFor({ db }: Pick<Services, 'db'>, secret: string): Promise<string[]> {
  const numbers = Array.from({ length: HOW_MANY }, (_, index) => index);
  return Promise.all(
    numbers.map(async (number) => {
      const letters = readableText(await keyedHash(db, 'recovery-code', `${number} ${secret}`), GROUPS * GROUP_LENGTH);
      return letters.match(/.{4}/g)!.join('-');
    }),
  );
}

/** The account's only codes from now on. */
export async function storeRecoveryCodes(db: Db, memberId: string, codes: readonly string[]): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('member_id', '=', memberId).execute();
  const rows = await Promise.all(
    codes.map(async (code) => ({ member_id: memberId, code_hash: await hashOf(db, code) })),
  );
  await db.insertInto('staff_recovery_codes').values(rows).execute();
}

/** Whether it is one of the account's codes; it is none from now on. */
export async function spendRecoveryCode(db: Db, memberId: string, typed: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery_codes')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', await hashOf(db, typed))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** As people copy them: in small letters, with spaces or without hyphens. */
const hashOf = async (db: Db, code: string): Promise<string> =>
  (await keyedHash(db, 'recovery-code-hash', code.toUpperCase().replace(/[^A-Z\d]/g, ''))).toString('hex');
