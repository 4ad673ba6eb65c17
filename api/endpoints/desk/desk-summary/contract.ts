import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { nothing } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { StaffActionSchema } from '../contract.ts';
import { SUBMISSION_KINDS } from '../../submissions/contract.ts';
import { SyncRunSchema } from '../../syncs/contract.ts';

/** People whose access to a proposal ends within so many days are named on the desk. */
export const ACCESS_ENDING_DAYS = 14;

/** The desk counts searches without a result of so many days. */
export const EMPTY_SEARCH_DAYS = 7;

/** The desk counts what browsers refused on pages in so many days. */
export const POLICY_REPORT_DAYS = 7;

/** The audit log's newest entries on the desk. */
export const ACTIONS_ON_THE_DESK = 5;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const DeskSyncSchema = v.object({ ...SyncRunSchema.entries, startedAt: v.string() });

/** What waits for staff, and whether the site runs as it should. Times are ISO 8601, UTC. */
const DeskSummarySchema = v.object({
  /** How many of each kind nobody has taken in hand yet. */
  submissions: v.object(v.entriesFromList(SUBMISSION_KINDS, count)),
  /** Who was promised an answer by a day that is over, today, or tomorrow; and who waits though the job has closed. */
  answers: v.object({ overdue: count, today: count, tomorrow: count, jobClosed: count }),
  mail: v.object({ waiting: count, failed: count }),
  sync: v.object({
    openJobs: count,
    /** Null before the first. */
    latest: v.nullable(DeskSyncSchema),
    lastSuccessAt: v.nullable(v.string()),
    /** Whether none has succeeded for twice the time between two automatic syncs. */
    isOverdue: v.boolean(),
  }),
  /** How often visitors found nothing lately. */
  emptySearches: count,
  /** People whose access to a proposal ends soon: how many, and when the first one's does. */
  endingAccess: v.object({ people: count, nextEndsAt: v.nullable(v.string()) }),
  /** Null where the API runs without the server that composes the site. */
  remotes: v.nullable(v.object({ running: count, earlier: count, missing: count })),
  /** What one operator has asked for, and another has to ask for as well by `endsAt`, before it is done. */
  requests: v.array(
    v.object({ action: v.string(), person: v.string(), subject: v.nullable(v.string()), endsAt: v.string() }),
  ),
  /** Whether the shared password opens the desk although there are accounts. */
  sharedPasswordStays: v.boolean(),
  /** How often browsers refused something on a page lately, because of its policy. */
  policyReports: count,
  /** What staff did last, newest first; null for whoever may not read the audit log. */
  actions: v.nullable(v.array(StaffActionSchema)),
});
export type DeskSummary = v.InferOutput<typeof DeskSummarySchema>;

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/desk-summary',
  input: nothing,
  reply: DeskSummarySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'What waits for staff, and whether the site runs as it should',
  tag: 'Staff',
  description:
    'Contains no personal data. `remotes` is null where the API runs without the server that composes the site.',
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
};
