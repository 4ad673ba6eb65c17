import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { nothing } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { NO_ACCOUNT, StaffRoleSchema } from '../contract.ts';

/** Whoever is signed in, how they sign in, and where they are signed in. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/my-account',
  input: nothing,
  reply: v.object({
    name: v.string(),
    email: v.string(),
    roles: v.array(StaffRoleSchema),
    passkeys: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        /** ISO 8601. */
        createdAt: v.string(),
        lastUsedAt: v.nullable(v.string()),
      }),
    ),
    hasPassword: v.boolean(),
    recoveryCodes: v.number(),
    /** The newest first. */
    sessions: v.array(
      v.object({
        id: v.string(),
        /** 'Firefox on Windows'. */
        device: v.string(),
        /** ISO 8601. */
        signedInAt: v.string(),
        endsAt: v.string(),
        isThis: v.boolean(),
      }),
    ),
  }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'The account of whoever is signed in: passkeys, recovery codes that are left, and sessions',
  tag: 'Staff',
  sessions: ['staff'],
  refusals: { 401: 'No staff session', 404: NO_ACCOUNT },
};
