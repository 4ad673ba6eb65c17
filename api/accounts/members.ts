import {
  ALREADY_A_MEMBER,
  LAST_OPERATOR,
  MEMBER_UNKNOWN,
  OPERATOR_FIRST,
  type StaffMember,
  type StaffRole,
} from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import { readableCode } from '../secrets/readable-code.ts';
import type { Services } from '../services.ts';
import { invite } from './invitations.ts';
import { isOperator, rolesOf } from './roles.ts';

type Db = Kysely<Database>;

export interface NewMember {
  name: string;
  email: string;
  roles: readonly StaffRole[];
}

/**
 * Adds an account and mails its invitation.
 * @returns the account's id, and the invitation's link, which is not kept
 * @throws ApiProblem 409
 */
export async function addMember(services: Services, { name, email, roles }: NewMember) {
  const { db, clock } = services;
  return db.transaction().execute(async (transaction) => {
    await lockMembers(transaction);
    if (!roles.includes('operator') && !(await hasOperator(transaction))) throw new ApiProblem(409, OPERATOR_FIRST);
    const member = { id: readableCode(8), name, email };
    const added = await transaction
      .insertInto('staff_members')
      .values({ ...member, mailbox: mailboxOf(email), roles: roles.join(','), created_at: clock() })
      .onConflict((conflict) => conflict.column('mailbox').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new ApiProblem(409, ALREADY_A_MEMBER, { fields: { email: ALREADY_A_MEMBER } });
    return { id: member.id, link: await invite(services, transaction, member) };
  });
}

/**
 * Takes every way in from an account, ends its sessions, and mails another invitation.
 * @returns the invitation's link, which is not kept
 * @throws ApiProblem 404
 */
export async function resetMember(services: Services, id: string) {
  return services.db.transaction().execute(async (transaction) => {
    await lockMembers(transaction);
    const member = await findMember(transaction, id);
    for (const table of ['sessions', 'staff_passkeys', 'staff_recovery_codes'] as const)
      await transaction.deleteFrom(table).where('member_id', '=', id).execute();
    await transaction
      .updateTable('staff_members')
      .set({ password_hash: null, authenticator_key: null, authenticator_step: null })
      .where('id', '=', id)
      .execute();
    return { link: await invite(services, transaction, member) };
  });
}

/** Removes an account with its passkeys; its sessions end at once. @throws ApiProblem 404, 409 */
export async function removeMember({ db }: Services, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockMembers(transaction);
    const member = await findMember(transaction, id);
    const operators = await operatorsOf(transaction);
    const others = await transaction.selectFrom('staff_members').select('id').where('id', '!=', id).execute();
    if (others.length > 0 && isOperator(member) && operators.every((operator) => operator.id === id))
      throw new ApiProblem(409, LAST_OPERATOR);
    await transaction.deleteFrom('staff_members').where('id', '=', id).execute();
  });
}

/** Two operators cannot remove one another at once. */
const lockMembers = (db: Db) => sql`lock table staff_members in share row exclusive mode`.execute(db);

/** @throws ApiProblem 404 */
export async function findMember(db: Db, id: string) {
  const member = await db
    .selectFrom('staff_members')
    .select(['id', 'name', 'email', 'roles', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!member) throw new ApiProblem(404, MEMBER_UNKNOWN);
  return member;
}

const hasOperator = async (db: Db) => (await db.selectFrom('staff_members').select('roles').execute()).some(isOperator);

/** Those who have joined, and can act. */
export async function operatorsOf(db: Db) {
  const joined = await membersWhoJoined(db);
  return joined.filter(isOperator);
}

/** By name. */
export const membersWhoJoined = (db: Db) =>
  db
    .selectFrom('staff_members')
    .select(['id', 'name', 'roles'])
    .where('joined_at', 'is not', null)
    .orderBy('name')
    .execute();

/** By name. */
export async function listMembers({ db, clock }: Services): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('staff_members')
    .leftJoin('staff_invitations', 'staff_invitations.member_id', 'staff_members.id')
    .select(['id', 'name', 'email', 'roles', 'password_hash', 'joined_at', 'ends_at'])
    .select(({ selectFrom, ref }) =>
      selectFrom('staff_passkeys')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('member_id', '=', ref('staff_members.id'))
        .as('passkeys'),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
  const now = clock();
  return rows.map(({ id, name, email, roles, password_hash, joined_at, ends_at, passkeys }) => ({
    id,
    name,
    email,
    roles: rolesOf(roles),
    joinedAt: joined_at?.toISOString() ?? null,
    invitedUntil: ends_at && ends_at > now ? ends_at.toISOString() : null,
    passkeys: Number(passkeys),
    hasPassword: password_hash !== null,
  }));
}
