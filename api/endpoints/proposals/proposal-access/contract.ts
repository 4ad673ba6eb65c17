import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { nothing } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';

/** One person's own way in. */
const AccessGrantSchema = v.object({
  /** The code in the link. */
  id: v.string(),
  /** 'lcrca' or 'transport-uk'. */
  scope: v.string(),
  person: v.string(),
  /** ISO 8601. */
  endsAt: v.string(),
  revokedAt: v.nullable(v.string()),
  lastReadAt: v.nullable(v.string()),
});
export type AccessGrant = v.InferOutput<typeof AccessGrantSchema>;

/** Who has a link and a password of their own, the newest first. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/proposal-access',
  input: nothing,
  reply: v.object({ grants: v.array(AccessGrantSchema) }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Who has a link and a password of their own for a proposal',
  tag: 'Proposals',
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
};
