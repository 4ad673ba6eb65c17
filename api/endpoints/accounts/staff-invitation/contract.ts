import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Operation } from '../../../contract/operation.ts';
import { INVITATION_EXPIRED, INVITATION_UNKNOWN, InvitationTokenSchema, StaffRoleSchema } from '../contract.ts';

/** An invitation, until it is accepted, with what whoever accepts it has to keep. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/staff-invitation',
  input: InvitationTokenSchema,
  reply: v.object({
    name: v.string(),
    email: v.string(),
    roles: v.array(StaffRoleSchema),
    /** ISO 8601. */
    endsAt: v.string(),
    /** For an authenticator app: base32. */
    authenticatorKey: v.string(),
    /** The same as a link that such an app opens. */
    authenticatorUrl: v.string(),
    /** Each opens the account once, when everything else is lost. */
    recoveryCodes: v.array(v.string()),
  }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Whom an invitation to the desk is for, and the codes that they keep',
  tag: 'Staff',
  refusals: { 404: INVITATION_UNKNOWN, 410: INVITATION_EXPIRED },
  example: { token: 'from-the-link' },
};
