import { expect } from 'vitest';
import { acceptInvitation, changeStaffAccount, staffAccounts, staffInvitation } from '@site/contract';
import type { Backend } from './backends.ts';
import { dataOf, staffOf } from './calls.ts';
import type { Visitor } from './visitor.ts';

const OWN_PASSWORD = 'three lorries on the ferry';

/** Somebody who has been invited to the desk, and the token in the mail. */
export async function invitedBy(backend: Backend): Promise<{ id: string; email: string; token: string }> {
  const staff = await staffOf(backend);
  const invite = (email: string, role: 'operator' | 'content') =>
    staff.api.call(changeStaffAccount, { action: 'invite', name: 'Mo Reader', email, roles: [role] });
  const { members } = dataOf(await staff.api.call(staffAccounts, {}));
  // Who never accepts, so that no act needs two operators.
  if (members.length === 0) dataOf(await invite('first@agency.example', 'operator'));
  const email = `${crypto.randomUUID()}@agency.example`;
  dataOf(await invite(email, 'content'));
  const found = dataOf(await staff.api.call(staffAccounts, {})).members.find((member) => member.email === email);
  return { id: found?.id ?? expect.fail('Nobody was invited'), email, token: await backend.invitationToken(email) };
}

/** Accepts the invitation with a password and a code. */
export async function accept(backend: Backend, token: string, visitor: Visitor = backend.visitor()) {
  const { authenticatorKey } = dataOf(await visitor.api.call(staffInvitation, { token }));
  const code = await backend.codeOf(authenticatorKey);
  return visitor.api.call(acceptInvitation, { with: 'password', token, password: OWN_PASSWORD, code });
}

/** Somebody who is signed in to an account. */
export async function accountOf(backend: Backend) {
  const { email, token } = await invitedBy(backend);
  const visitor = backend.visitor();
  const { recoveryCodes } = dataOf(await visitor.api.call(staffInvitation, { token }));
  dataOf(await accept(backend, token, visitor));
  return { visitor, email, recoveryCode: recoveryCodes[0] ?? expect.fail('There are no recovery codes') };
}
