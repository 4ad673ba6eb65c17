import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { email } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { CodeSchema, PasskeyAnswerSchema } from '../contract.ts';

/**
 * Opens an account: with a passkey, with the password and a code of the authenticator app, or with a recovery code
 * alone. Where the account has a session already, as before what cannot be undone, the new one takes its place.
 */
export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/staff-sign-in',
  input: v.variant(
    'with',
    [
      inputObject({ with: v.literal('passkey'), passkey: PasskeyAnswerSchema }),
      inputObject({
        with: v.literal('code'),
        email,
        password: v.optional(v.pipe(v.string(), v.maxLength(200, 'Please use at most 200 characters')), ''),
        code: CodeSchema,
      }),
    ],
    'Unknown way to sign in',
  ),
  reply: v.object({ success: v.literal(true) }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Signs in to an account at the desk',
  tag: 'Staff',
  description: 'The session travels in an HttpOnly cookie; staff-auth says whether it is valid, and ends it.',
  refusals: {
    401: 'The passkey, the address, the password or the code is not right',
    429: 'Too many tries',
    503: 'Too many passwords are waiting to be checked',
  },
  example: { with: 'code', email: 'mo@example.org', password: 'four words make a password', code: '123456' },
};
