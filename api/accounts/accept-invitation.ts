import { CODE_REFUSED, type EndpointInput } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { signedIn } from '../access/gate.ts';
import type { Visit } from '../access/visit.ts';
import { tokenHash } from '../secrets/token.ts';
import { stepOfCode } from './authenticator.ts';
import { invitationOf } from './invitations.ts';
import { addPasskey, verifyNewPasskey } from './passkeys.ts';
import { recoveryCodesFor, storeRecoveryCodes } from './recovery-codes.ts';
import { newPasswordHash } from './own-password.ts';
import { keyOf } from './sign-in.ts';

/** Accepts an invitation, once, and opens a session. @throws ApiProblem 400, 401, 404, 410 */
export async function acceptInvitation(visit: Visit, input: EndpointInput<'acceptInvitation'>) {
  const { services } = visit;
  const { db, clock } = services;
  const invited = await invitationOf(services, input.token);
  const { id } = invited;
  const wayIn = await readyWayIn(visit, input, invited);
  const codes = await recoveryCodesFor(services, input.token);
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('staff_invitations')
      .where('token_hash', '=', tokenHash(input.token))
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) await invitationOf({ ...services, db: transaction }, input.token);
    if (wayIn.credential)
      await addPasskey(transaction, { memberId: id, name: wayIn.passkeyName, credential: wayIn.credential, at });
    await transaction
      .updateTable('staff_members')
      .set({ joined_at: at, ...wayIn.password })
      .where('id', '=', id)
      .execute();
    await storeRecoveryCodes(transaction, id, codes);
  });
  return signedIn(visit, keyOf(visit, id));
}

/** What the account will be opened with, checked. @throws ApiProblem 400, 401 */
async function readyWayIn(
  visit: Visit,
  input: EndpointInput<'acceptInvitation'>,
  invited: { id: string; name: string; email: string },
) {
  const { services } = visit;
  const seed = tokenHash(input.token);
  if (input.with === 'passkey')
    return {
      credential: await verifyNewPasskey(visit, `invitation ${seed}`, input.passkey),
      passkeyName: input.passkeyName,
    };
  const step = await stepOfCode(services, { seed, code: input.code, afterStep: null });
  if (step === undefined) throw new ApiProblem(400, CODE_REFUSED, { fields: { code: CODE_REFUSED } });
  const password_hash = await newPasswordHash(services, invited, input.password);
  return { password: { password_hash, authenticator_key: seed, authenticator_step: step } };
}
