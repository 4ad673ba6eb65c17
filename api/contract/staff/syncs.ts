import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { inputObject } from '../input.ts';
import { listQuery, listReply, optionFilter } from './list.ts';
import { SyncRunSchema } from './sync.ts';

export const SYNC_STATUSES = ['running', 'completed', 'failed'] as const;

/** What starts a sync: a new database, the schedule, staff on a page, or `npm run admin`. */
export const SYNC_TRIGGERS = ['first-start', 'schedule', 'staff', 'command-line'] as const;
export type SyncTrigger = (typeof SYNC_TRIGGERS)[number];

export const SYNCS_KEPT_DAYS = 90;
/** How many rejected adverts of a sync are kept, of however many. */
export const KEPT_REJECTED_ADVERTS = 100;

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

/** An advert of the feed that was not imported. */
export const RejectedAdvertSchema = v.object({
  /** Its id in the feed, where it is readable. */
  externalId: v.nullable(v.string()),
  /** 'AdvertTitle is empty' */
  reason: v.string(),
});
export type RejectedAdvert = v.InferOutput<typeof RejectedAdvertSchema>;

/** The syncs of the last 90 days, newest first. */
export const syncs = {
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
export type SyncsReply = v.InferOutput<typeof syncs.reply>;

/** One sync, and the first adverts that it rejected, in the feed's order. `csv` answers those adverts as a file. */
export const syncDetails = {
  method: 'GET',
  path: '/.netlify/functions/sync-details',
  input: inputObject({ id: v.string('Id is missing'), format: listQuery.format }),
  reply: v.object({ sync: ListedSyncSchema, rejected: v.array(RejectedAdvertSchema) }),
} as const satisfies Endpoint;

/** 404 */
export const NO_SUCH_SYNC = `There is no such sync. Syncs are kept for ${SYNCS_KEPT_DAYS} days.`;
