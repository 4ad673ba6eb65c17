import * as v from 'valibot';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
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

/** What starts a sync: a new database, the schedule, staff on a page, or `npm run admin`. */
const SYNC_TRIGGERS = ['first-start', 'schedule', 'staff', 'command-line'] as const;
export type SyncTrigger = (typeof SYNC_TRIGGERS)[number];

export const SYNCS_KEPT_DAYS = 90;

/** A sync as the desk lists it. Times are ISO 8601, UTC. */
export const ListedSyncSchema = v.object({
  id: v.number(),
  startedAt: v.string(),
  finishedAt: v.nullable(v.string()),
  /** Null for older syncs. */
  triggeredBy: v.nullable(v.picklist(SYNC_TRIGGERS)),
  ...SyncRunSchema.entries,
  advertsRead: v.number(),
  /** How many the feed claims to hold; null until it has, and where only an excerpt is read. */
  advertsTotal: v.nullable(v.number()),
  /** When the whole feed had been read; only then are jobs written. */
  feedReadAt: v.nullable(v.string()),
  /** Whether it is running and has given no sign of life for five minutes: the next sync ends it. */
  isSilent: v.boolean(),
});
export type ListedSync = v.InferOutput<typeof ListedSyncSchema>;
