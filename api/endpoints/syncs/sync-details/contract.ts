import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import { AS_FILE, type Operation } from '../../../contract/operation.ts';
import { listQuery } from '../../../contract/staff-list.ts';
import { count, ListedSyncSchema, SYNCS_KEPT_DAYS } from '../contract.ts';

/** How many rejected adverts of a sync are kept, of however many. */
export const KEPT_REJECTED_ADVERTS = 100;

/** An advert of the feed that was not imported. */
export const RejectedAdvertSchema = v.object({
  /** Its id in the feed, where it is readable. */
  externalId: v.nullable(v.string()),
  /** 'AdvertTitle is empty' */
  reason: v.string(),
});
export type RejectedAdvert = v.InferOutput<typeof RejectedAdvertSchema>;

/** Something of one kind that adverts of a feed had wrong: the site repaired it, or refused the adverts. */
export const FeedFindingSchema = v.object({
  outcome: v.picklist(['repaired', 'refused']),
  /** 'Entities in plain text were decoded', 'AdvertTitle is empty' */
  what: v.string(),
  /** How many adverts had it. */
  adverts: count,
  /** The first of them: its id, where it is readable, and what it says; '' where that is all that there is to say. */
  externalId: v.nullable(v.string()),
  example: v.string(),
});
export type FeedFinding = v.InferOutput<typeof FeedFindingSchema>;

/** 404 */
export const NO_SUCH_SYNC = `There is no such sync. Syncs are kept for ${SYNCS_KEPT_DAYS} days.`;

/**
 * One sync, what it repaired and refused, by kind, and the first adverts that it rejected, in the feed's order. `csv`
 * answers those adverts as a file.
 */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/sync-details',
  input: inputObject({ id: v.string('Id is missing'), format: listQuery.format }),
  reply: v.object({
    sync: ListedSyncSchema,
    rejected: v.array(RejectedAdvertSchema),
    findings: v.array(FeedFindingSchema),
  }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'One sync, what it repaired, and the adverts that it rejected',
  tag: 'Staff',
  description: `${AS_FILE} Of each sync, the first 100 rejected adverts are kept.`,
  sessions: ['staff'],
  refusals: { 401: 'No staff session', 404: 'No such sync' },
  example: { id: '12' },
};
