import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const SyncRunSchema = v.object({
  status: v.picklist(['running', 'completed', 'failed']),
  jobsProcessed: count,
  jobsAdded: count,
  jobsUpdated: count,
  jobsClosed: count,
  jobsFailed: count,
  errorMessage: v.nullable(v.string()),
});
export type SyncRun = v.InferOutput<typeof SyncRunSchema>;

export const SyncStatusSchema = v.object({
  totalActiveJobs: count,
  /** ISO 8601, UTC. */
  lastSuccessfulSync: v.nullable(v.object({ completedAt: v.string() })),
  latestSync: v.nullable(SyncRunSchema),
});
export type SyncStatus = v.InferOutput<typeof SyncStatusSchema>;

export const SyncStatusReplySchema = v.object({ success: v.literal(true), data: SyncStatusSchema });
export const TriggerSyncReplySchema = v.object({ success: v.literal(true), data: SyncRunSchema });
export const ClearJobsReplySchema = v.object({ success: v.literal(true), jobsCleared: count });

export const DatabaseTestReplySchema = v.object({
  success: v.literal(true),
  database: v.string(),
  totalActiveJobs: count,
  activeCategories: count,
});
export type DatabaseTestReply = v.InferOutput<typeof DatabaseTestReplySchema>;
