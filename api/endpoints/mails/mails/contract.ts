import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AS_FILE, type Operation } from '../../../contract/operation.ts';
import { listQuery, listReply, optionFilter, textFilter } from '../../../contract/staff-list.ts';
import { MAIL_STATUSES, MailSchema, type MailStatus } from '../contract.ts';

const counts = v.object({
  queued: v.number(),
  sending: v.number(),
  waiting: v.number(),
  sent: v.number(),
  failed: v.number(),
  'given-up': v.number(),
} satisfies Record<MailStatus, unknown>);

/** The mail outbox, newest first, and how many mails that match the search have each status. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/mails',
  input: v.object({ ...listQuery, status: optionFilter(MAIL_STATUSES), search: textFilter }),
  reply: v.object({ ...listReply(MailSchema), counts }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'The mail outbox',
  tag: 'Staff',
  description: `The newest first, with names and addresses masked. ${AS_FILE}`,
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
};
