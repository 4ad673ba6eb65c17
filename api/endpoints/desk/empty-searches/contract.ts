import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AS_FILE, type Operation } from '../../../contract/operation.ts';
import { listQuery, listReply, textFilter } from '../../../contract/staff-list.ts';

/** In days; the last is how long they are kept. */
export const EMPTY_SEARCH_PERIODS = ['7', '30', '90'] as const;

export const EmptySearchSchema = v.object({
  /** The whole of it in words: '“tanker” jobs within 20 miles of skye'. */
  description: v.string(),
  /** Its words and its place, in lower case; '' without. */
  search: v.string(),
  near: v.string(),
  /** What the place was understood as: 'Salford, Greater Manchester'. Null for an unknown one, or without. */
  place: v.nullable(v.string()),
  /** What the words were corrected to. */
  corrected: v.nullable(v.string()),
  /** Of the job list with this search. */
  path: v.string(),
  /** How often it was searched for. */
  searches: v.number(),
  /** ISO 8601, UTC. */
  lastAt: v.string(),
});
export type EmptySearch = v.InferOutput<typeof EmptySearchSchema>;

/** What visitors searched for and did not find: the most frequent first, or the latest. */
export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/empty-searches',
  input: v.object({
    ...listQuery,
    days: v.optional(v.picklist(EMPTY_SEARCH_PERIODS, 'Unknown period'), '90'),
    sort: v.optional(v.picklist(['searches', 'latest'], 'Unknown order'), 'searches'),
    text: textFilter,
  }),
  reply: v.object({
    ...listReply(EmptySearchSchema),
    /** How often in the period something was searched for that is only counted. */
    unlisted: v.number(),
  }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'What visitors searched for without finding a job',
  tag: 'Staff',
  description:
    `${AS_FILE} Counted by search and day, without who searched; searches that seem to hold personal data, and ` +
    'those beyond 2,000 different ones a day, only as `unlisted`. Kept for 90 days.',
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
};
