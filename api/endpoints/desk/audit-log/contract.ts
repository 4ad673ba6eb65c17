import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AS_FILE, type Operation } from '../../../contract/operation.ts';
import { listQuery, listReply, optionFilter, type ListReply } from '../../../contract/staff-list.ts';
import { STAFF_ACTION_OUTCOMES, StaffActionSchema, type StaffAction } from '../contract.ts';

export type AuditLogReply = ListReply<StaffAction>;

/** What staff did, newest first. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/audit-log',
  input: v.object({ ...listQuery, outcome: optionFilter(STAFF_ACTION_OUTCOMES) }),
  reply: v.object(listReply(StaffActionSchema)),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'The audit log: what staff did',
  tag: 'Staff',
  description: `${AS_FILE} Kept for 6 years.`,
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
};
