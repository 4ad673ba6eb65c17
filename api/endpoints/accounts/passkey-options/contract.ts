import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import { token } from '../../../contract/link-token.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';
import { INVITATION_EXPIRED, INVITATION_UNKNOWN } from '../contract.ts';

/** What a browser needs to ask for a passkey, or to make one. Its challenge is answered once, within five minutes. */
export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/passkey-options',
  input: v.variant(
    'for',
    [
      v.object({ for: v.literal('sign-in') }),
      inputObject({ for: v.literal('invitation'), token }),
      v.object({ for: v.literal('account') }),
    ],
    'Unknown purpose',
  ),
  /** `PublicKeyCredentialRequestOptionsJSON` to sign in, otherwise `PublicKeyCredentialCreationOptionsJSON`. */
  reply: v.object({ options: v.looseObject({ challenge: v.string() }) }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'What a browser needs to ask for a passkey, or to make one',
  tag: 'Staff',
  refusals: {
    401: 'No staff session, where a passkey is to be added to its account',
    404: INVITATION_UNKNOWN,
    410: INVITATION_EXPIRED,
    429: TOO_MANY_READS,
  },
  example: { for: 'sign-in' },
};
