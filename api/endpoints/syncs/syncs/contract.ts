import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AS_FILE, type Operation } from '../../../contract/operation.ts';
import { listQuery, listReply, optionFilter } from '../../../contract/staff-list.ts';
import { ListedSyncSchema } from '../contract.ts';

const SYNC_STATUSES = ['running', 'completed', 'failed'] as const;

/** The syncs of the last 90 days, newest first. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/syncs',
  input: v.object({
    ...listQuery,
    status: optionFilter(SYNC_STATUSES),
    /** `some`: only the syncs that rejected adverts. */
    rejected: optionFilter(['some']),
  }),
  /** `running` is the sync that runs now, whatever the filters. */
  reply: v.object({ ...listReply(ListedSyncSchema), running: v.nullable(ListedSyncSchema) }),
} as const satisfies Endpoint;
export type SyncsReply = v.InferOutput<typeof endpoint.reply>;

export const operation: Operation<typeof endpoint> = {
  summary: 'The syncs of the last 90 days, newest first, and the one that is running',
  tag: 'Staff',
  description: AS_FILE,
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
};
