import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { required } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { NewPasskeySchema, NO_ACCOUNT, OwnPasswordSchema, PasskeyNameSchema } from '../contract.ts';

const id = required('Please choose one', 2_000);

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/change-my-account',
  input: v.variant(
    'action',
    [
      inputObject({ action: v.literal('add-passkey'), name: PasskeyNameSchema, passkey: NewPasskeySchema }),
      inputObject({ action: v.literal('remove-passkey'), id }),
      v.object({ action: v.literal('new-recovery-codes') }),
      inputObject({
        action: v.literal('change-password'),
        password: required('Present password is required', 200),
        newPassword: OwnPasswordSchema,
      }),
      inputObject({ action: v.literal('end-session'), id }),
      v.object({ action: v.literal('end-other-sessions') }),
    ],
    'Unknown action',
  ),
  reply: v.object({
    success: v.literal(true),
    /** The new ones, shown this once; otherwise empty. */
    recoveryCodes: v.array(v.string()),
  }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary:
    'Adds or removes a passkey, makes new recovery codes, changes the password, or ends sessions, of whoever is signed in',
  tag: 'Staff',
  sessions: ['staff'],
  refusals: {
    401: 'No staff session, or the passkey is not accepted',
    403: 'Signed in more than 5 minutes ago',
    404: NO_ACCOUNT,
    409: 'It is the only way to sign in',
  },
  example: { action: 'end-other-sessions' },
};
