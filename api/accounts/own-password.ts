import { GUESSABLE_PASSWORD, PASSWORD_IS_WRONG } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { matchesHash } from '../access/credentials.ts';
import { keyedHash } from '../secrets/installation-secret.ts';
import type { Services } from '../services.ts';
import { isGuessable } from './guessable-password.ts';
import { findMember } from './members.ts';

export const passwordSalt = ({ db }: Pick<Services, 'db'>, memberId: string): Promise<Buffer> =>
  keyedHash(db, 'staff-password-salt', memberId);

interface Owner {
  id: string;
  name: string;
  email: string;
}

/** @throws ApiProblem 400 for a password that would be guessed early */
export async function newPasswordHash(
  services: Services,
  { id, name, email }: Owner,
  password: string,
  field: 'password' | 'newPassword' = 'password',
): Promise<string> {
  if (isGuessable(password, [name, email]))
    throw new ApiProblem(400, GUESSABLE_PASSWORD, { fields: { [field]: GUESSABLE_PASSWORD } });
  return (await services.hashPassword(password, await passwordSalt(services, id))).toString('hex');
}

/** @throws ApiProblem 400 where the present password is wrong, or there is none */
export async function changePassword(
  services: Services,
  memberId: string,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const { db } = services;
  const member = await findMember(db, memberId);
  const salt = await passwordSalt(services, memberId);
  const hash = member.password_hash && Buffer.from(member.password_hash, 'hex');
  if (!hash || !(await matchesHash(services, { typed: password, priority: 0 }, { salt, hash })))
    throw new ApiProblem(400, PASSWORD_IS_WRONG, { fields: { password: PASSWORD_IS_WRONG } });
  const changed = await newPasswordHash(services, member, newPassword, 'newPassword');
  await db.updateTable('staff_members').set({ password_hash: changed }).where('id', '=', memberId).execute();
}
