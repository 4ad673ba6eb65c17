import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AS_FILE, type Operation } from '../../../contract/operation.ts';
import { listQuery, listReply, optionFilter } from '../../../contract/staff-list.ts';
import { GRANTED_SCOPES } from '../contract.ts';

/** `login`, `login-refused`, `view` of a whole proposal, or `read` of one section. */
export const ACCESS_EVENTS = ['login', 'login-refused', 'view', 'read'] as const;

export const AccessLogEntrySchema = v.object({
  at: v.string(),
  event: v.picklist(ACCESS_EVENTS),
  scope: v.string(),
  /** Null for the shared password, and for a refused login without a known link. */
  person: v.nullable(v.string()),
  /** 'proposal:updated', or 'proposal:updated#objective' for a section. */
  subject: v.nullable(v.string()),
});
export type AccessLogEntry = v.InferOutput<typeof AccessLogEntrySchema>;

/** Who opened the proposals, newest first. `reader` is a grant's id, 'shared' or 'unknown'. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/access-log',
  input: v.object({
    ...listQuery,
    scope: optionFilter(GRANTED_SCOPES),
    event: optionFilter(ACCESS_EVENTS),
    reader: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d]{1,20}$/, 'Unknown reader'))),
  }),
  reply: v.object(listReply(AccessLogEntrySchema)),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Who opened the proposals, and whose login was refused',
  tag: 'Proposals',
  description: `${AS_FILE} Kept for 6 years.`,
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
};
