import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { email, required } from '../../../contract/fields.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { StaffRoleSchema } from '../contract.ts';

const id = required('Please choose an account', 20);

/** Invites somebody, sends another invitation that replaces every way to sign in, or removes somebody. */
export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/change-staff-account',
  input: v.variant(
    'action',
    [
      inputObject({
        action: v.literal('invite'),
        name: required('Name is required', 100),
        email,
        roles: v.pipe(
          v.array(StaffRoleSchema, 'Please choose what they may do'),
          v.minLength(1, 'Please choose what they may do'),
          v.maxLength(3),
        ),
      }),
      inputObject({ action: v.literal('reset'), id }),
      inputObject({ action: v.literal('remove'), id }),
    ],
    'Unknown action',
  ),
  reply: v.object({ success: v.literal(true) }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Invites a member of staff, invites them again when they have lost every way in, or removes them',
  tag: 'Staff',
  description:
    'A new invitation ends the sessions and deletes the passkeys, the password and the recovery codes. ' +
    'With two operators or more, another must ask for the removal of an operator within the hour.',
  sessions: ['staff'],
  refusals: {
    401: 'No staff session',
    403: 'Not an operator, signed in too long ago, or another operator has to ask too',
    404: 'No such account',
    409: 'The address has an account, or it is the last operator',
  },
  example: { action: 'invite', name: 'Mo Reader', email: 'mo@example.org', roles: ['consultant'] },
};
