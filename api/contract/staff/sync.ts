import * as v from 'valibot';
import { success } from '../success.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A figure that a run may not have yet. */
const countSoFar = v.nullish(count, 0);

export const SyncRunSchema = v.object({
  /** A back end may have other names for a run that is neither completed nor failed. */
  status: v.fallback(v.picklist(['running', 'completed', 'failed']), 'running'),
  jobsProcessed: countSoFar,
  jobsAdded: countSoFar,
  jobsUpdated: countSoFar,
  jobsClosed: countSoFar,
  jobsFailed: countSoFar,
  errorMessage: v.nullish(v.string(), null),
});
export type SyncRun = v.InferOutput<typeof SyncRunSchema>;

export const SyncStatusSchema = v.object({
  totalActiveJobs: count,
  /** ISO 8601, UTC. */
  lastSuccessfulSync: v.nullish(v.object({ completedAt: v.string() }), null),
  latestSync: v.nullish(SyncRunSchema, null),
  /** What a sync reads: one advert in testing, the whole feed in production. Null where the back end does not say. */
  mode: v.fallback(v.nullish(v.picklist(['testing', 'production']), null), null),
});
export type SyncStatus = v.InferOutput<typeof SyncStatusSchema>;

export const SyncStatusReplySchema = v.object({ success, data: SyncStatusSchema });
export type SyncStatusReply = v.InferOutput<typeof SyncStatusReplySchema>;
/** `data` is null where the back end says only that the run is done. */
export const TriggerSyncReplySchema = v.object({ success: v.literal(true), data: v.nullish(SyncRunSchema, null) });
/** 409 of trigger-sync. */
export const ALREADY_SYNCING = 'A sync is already running. Please try again when it has finished.';
/** 409 of clear-jobs. */
export const SYNC_IS_RUNNING = 'A sync is running. Please try again when it has finished.';
/** Beside the 403 of clear-jobs: the staff password must be entered again first. */
export const PasswordNeededSchema = v.object({ passwordNeeded: v.optional(v.literal(true)) });
export const ClearJobsReplySchema = v.object({ success: v.literal(true), jobsCleared: count });

/** Null for what the back end does not say. */
export const DatabaseTestReplySchema = v.object({
  success,
  database: v.nullish(v.string(), null),
  totalActiveJobs: v.nullish(count, null),
  activeCategories: v.nullish(count, null),
});
export type DatabaseTestReply = v.InferOutput<typeof DatabaseTestReplySchema>;
