import { SIGN_IN_REFUSED, type EndpointInput } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { randomBytes } from 'node:crypto';
import { recordAccess } from '../access/access-log.ts';
import { matchesHash, type SessionKey } from '../access/credentials.ts';
import { signedIn } from '../access/gate.ts';
import { admitGuess, type Guess } from '../access/guess.ts';
import type { Visit } from '../access/visit.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Services } from '../services.ts';
import { stepOfCode } from './authenticator.ts';
import { deviceOf } from './device.ts';
import { passwordSalt } from './own-password.ts';
import { memberOfPasskey } from './passkeys.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

/** Opens a session of the account that the passkey, or the address and its codes, belong to. @throws ApiProblem 401 */
export async function signInToAccount(visit: Visit, input: EndpointInput<'staffSignIn'>) {
  const { request, services, scope } = visit;
  const guess = await admitGuess(visit);
  try {
    const memberId =
      input.with === 'passkey'
        ? await memberOfPasskey(visit, input.passkey)
        : await memberOfCode(services, input, guess.priority);
    return await signedIn(visit, keyOf(visit, memberId), guess);
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401)
      await recordAccess(services, request, { event: 'login-refused', scope });
    throw error;
  }
}

/** What a session of the account is opened with. */
export const keyOf = ({ request }: Visit, memberId: string): SessionKey => ({
  fingerprint: '',
  grantId: null,
  account: { memberId, device: deviceOf(request) },
});

/** @throws ApiProblem 401, always with the same words, after the same work */
async function memberOfCode(
  services: Services,
  { email, password, code }: Extract<EndpointInput<'staffSignIn'>, { with: 'code' }>,
  priority: Guess['priority'],
): Promise<string> {
  const { db } = services;
  const member = await db
    .selectFrom('staff_members')
    .select(['id', 'password_hash', 'authenticator_key', 'authenticator_step'])
    .where('mailbox', '=', mailboxOf(email))
    .executeTakeFirst();
  const salt = await passwordSalt(services, member?.id ?? '');
  const hash = member?.password_hash ? Buffer.from(member.password_hash, 'hex') : randomBytes(32);
  const isRight = await matchesHash(services, { typed: password, priority }, { salt, hash });
  if (member && (await spendRecoveryCode(db, member.id, code))) return member.id;
  if (!member?.authenticator_key || !isRight) throw new ApiProblem(401, SIGN_IN_REFUSED);
  const used = { seed: member.authenticator_key, code, afterStep: stepIn(member.authenticator_step) };
  const step = await stepOfCode(services, used);
  if (step === undefined || !(await spendStep(services, member.id, step))) throw new ApiProblem(401, SIGN_IN_REFUSED);
  return member.id;
}

const stepIn = (step: string | number | null): number | null => (step === null ? null : Number(step));

/** Whether the code of these 30 seconds had not been used before. */
async function spendStep({ db }: Services, memberId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_members')
    .set({ authenticator_step: step })
    .where('id', '=', memberId)
    .where(({ or, eb }) => or([eb('authenticator_step', 'is', null), eb('authenticator_step', '<', step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
