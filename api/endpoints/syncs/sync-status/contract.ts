import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { nothing } from '../../../contract/input.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';
import { success } from '../../../contract/success.ts';
import { count, SyncRunSchema } from '../contract.ts';

const SyncStatusSchema = v.object({
  totalActiveJobs: count,
  /** ISO 8601, UTC. */
  lastSuccessfulSync: v.nullish(v.object({ completedAt: v.string() }), null),
  latestSync: v.nullish(SyncRunSchema, null),
  /** What a sync reads: one advert in testing, the whole feed in production. Null where the back end does not say. */
  mode: v.fallback(v.nullish(v.picklist(['testing', 'production']), null), null),
});
export type SyncStatus = v.InferOutput<typeof SyncStatusSchema>;

const SyncStatusReplySchema = v.object({ success, data: SyncStatusSchema });
export type SyncStatusReply = v.InferOutput<typeof SyncStatusReplySchema>;

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/sync-status',
  input: nothing,
  reply: SyncStatusReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'How many jobs are open, how the latest sync went, and what a sync reads',
  tag: 'Staff',
  refusals: { 429: TOO_MANY_READS },
};
