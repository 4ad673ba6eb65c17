import { LAST_WAY_IN, NO_ACCOUNT, type EndpointInput, type EndpointReply } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import type { Session } from '../access/sessions.ts';
import { newToken } from '../secrets/token.ts';
import type { Services } from '../services.ts';
import { findMember } from './members.ts';
import { changePassword } from './own-password.ts';
import { addPasskey, verifyNewPasskey } from './passkeys.ts';
import { recoveryCodesFor, storeRecoveryCodes } from './recovery-codes.ts';
import { rolesOf } from './roles.ts';

type Own = Pick<Session, 'id' | 'person'>;

/** @throws ApiProblem 404 for the shared password */
export function personOf({ person }: Pick<Session, 'person'>): NonNullable<Session['person']> {
  if (person === null) throw new ApiProblem(404, NO_ACCOUNT);
  return person;
}

/** @throws ApiProblem 404 */
export async function readOwnAccount(services: Services, session: Own): Promise<EndpointReply<'myAccount'>> {
  const { db, clock } = services;
  const { id } = personOf(session);
  const { name, email, roles, password_hash } = await findMember(db, id);
  const passkeys = await db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('member_id', '=', id)
    .orderBy('created_at')
    .execute();
  const { codes } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('codes'))
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'expires_at'])
    .where('member_id', '=', id)
    .where('expires_at', '>', clock())
    .orderBy('created_at', 'desc')
    .execute();
  return {
    name,
    email,
    roles: rolesOf(roles),
    passkeys: passkeys.map((each) => ({
      id: each.id,
      name: each.name,
      createdAt: each.created_at.toISOString(),
      lastUsedAt: each.last_used_at?.toISOString() ?? null,
    })),
    hasPassword: password_hash !== null,
    recoveryCodes: Number(codes),
    sessions: sessions.map((each) => ({
      id: each.id,
      device: each.device ?? '',
      signedInAt: each.created_at.toISOString(),
      endsAt: each.expires_at.toISOString(),
      isThis: each.id === session.id,
    })),
  };
}

type Change = EndpointInput<'changeMyAccount'>;

/** The new recovery codes, where there are any. @throws ApiProblem 401, 404, 409 */
export async function changeOwnAccount(
  caller: { request: Request; services: Services },
  session: Own,
  change: Change,
): Promise<string[]> {
  const { services } = caller;
  const { db, clock } = services;
  const { id } = personOf(session);
  switch (change.action) {
    case 'add-passkey': {
      const credential = await verifyNewPasskey(caller, `account ${id}`, change.passkey);
      await addPasskey(db, { memberId: id, name: change.name, credential, at: clock() });
      return [];
    }
    case 'remove-passkey':
      await removePasskey(services, id, change.id);
      return [];
    case 'new-recovery-codes': {
      const codes = await recoveryCodesFor(services, newToken());
      await db.transaction().execute((transaction) => storeRecoveryCodes(transaction, id, codes));
      return codes;
    }
    case 'change-password':
      await changePassword(services, id, change);
      return [];
    case 'end-session':
      await db
        .deleteFrom('sessions')
        .where('member_id', '=', id)
        .where(({ eb, cast }) => eb(cast('id', 'text'), '=', change.id))
        .execute();
      return [];
    case 'end-other-sessions':
      await db.deleteFrom('sessions').where('member_id', '=', id).where('id', '!=', session.id).execute();
      return [];
  }
}

/** @throws ApiProblem 409 for the only way in */
async function removePasskey({ db }: Services, memberId: string, passkeyId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Two passkeys cannot be removed at once, each as the last but one.
    const { password_hash } = await transaction
      .selectFrom('staff_members')
      .select('password_hash')
      .where('id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { numDeletedRows } = await transaction
      .deleteFrom('staff_passkeys')
      .where('member_id', '=', memberId)
      .where('id', '=', passkeyId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n || password_hash !== null) return;
    const left = await transaction
      .selectFrom('staff_passkeys')
      .select('id')
      .where('member_id', '=', memberId)
      .execute();
    if (left.length === 0) throw new ApiProblem(409, LAST_WAY_IN);
  });
}
