import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import { token } from '../../../contract/link-token.ts';
import type { Operation } from '../../../contract/operation.ts';
import {
  CodeSchema,
  INVITATION_EXPIRED,
  INVITATION_UNKNOWN,
  NewPasskeySchema,
  OwnPasswordSchema,
  PasskeyNameSchema,
} from '../contract.ts';

/** Sets the first passkey, or a password with an authenticator app, and signs in. */
export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/accept-invitation',
  input: v.variant(
    'with',
    [
      inputObject({
        with: v.literal('passkey'),
        token,
        passkeyName: PasskeyNameSchema,
        passkey: NewPasskeySchema,
      }),
      inputObject({ with: v.literal('password'), token, password: OwnPasswordSchema, code: CodeSchema }),
    ],
    'Unknown way to sign in',
  ),
  reply: v.object({ success: v.literal(true) }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Accepts an invitation to the desk with a passkey, or with a password and a code',
  tag: 'Staff',
  description: 'It can be done once. The reply opens a session, which travels in an HttpOnly cookie.',
  refusals: { 401: 'The passkey is not accepted', 404: INVITATION_UNKNOWN, 410: INVITATION_EXPIRED },
  example: { with: 'password', token: 'from-the-link', password: 'four words make a password', code: '123456' },
};
