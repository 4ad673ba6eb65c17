import type { Services } from '@site/api';
import { MOCK_CODE, type mockState } from '@site/mocks';
import { storeRecoveryCodes } from '../../../api/accounts/recovery-codes.ts';
import { mailboxOf } from '../../../api/mail/mailbox.ts';
import { tokenHash } from '../../../api/secrets/token.ts';

/** The mocks' staff, the first of whom can sign in with the code that the mocks accept. */
export async function seedAccounts({ db }: Services, { members, ownPasskeys, now }: typeof mockState): Promise<void> {
  if (members.length === 0) return;
  const rows = members.map(({ id, name, email, roles, joinedAt, hasPassword }) => ({
    id,
    name,
    email,
    mailbox: mailboxOf(email),
    roles: roles.join(','),
    created_at: now,
    ...(joinedAt !== null && { joined_at: new Date(joinedAt) }),
    ...(hasPassword && { password_hash: '00' }),
  }));
  await db.insertInto('staff_members').values(rows).execute();
  const [first] = members;
  const keys = { member_id: first!.id, public_key: '', counter: 0, transports: '' };
  await db
    .insertInto('staff_passkeys')
    .values(
      ownPasskeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        ...keys,
        id,
        name,
        created_at: new Date(createdAt),
        ...(lastUsedAt !== null && { last_used_at: new Date(lastUsedAt) }),
      })),
    )
    .execute();
  await storeRecoveryCodes(db, first!.id, [MOCK_CODE]);
  for (const { id, invitedUntil } of members)
    if (invitedUntil !== null)
      await db
        .insertInto('staff_invitations')
        .values({ member_id: id, token_hash: tokenHash('mock-invitation'), ends_at: new Date(invitedUntil) })
        .execute();
}
