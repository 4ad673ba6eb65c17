import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { nothing } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { StaffRoleSchema } from '../contract.ts';

const StaffMemberSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  roles: v.array(StaffRoleSchema),
  /** ISO 8601; null while the invitation has not been accepted. */
  joinedAt: v.nullable(v.string()),
  /** ISO 8601: when the open invitation ends; null where there is none. */
  invitedUntil: v.nullable(v.string()),
  passkeys: v.number(),
  /** Whether a password with a code opens it too. */
  hasPassword: v.boolean(),
});
export type StaffMember = v.InferOutput<typeof StaffMemberSchema>;

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/staff-accounts',
  input: nothing,
  reply: v.object({ members: v.array(StaffMemberSchema) }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Who has an account at the desk',
  tag: 'Staff',
  sessions: ['staff'],
  refusals: { 401: 'No staff session', 403: 'Not an operator' },
};
