import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { nothing } from '../../../contract/input.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';
import { success } from '../../../contract/success.ts';
import { count } from '../contract.ts';

/** Null for what the back end does not say. */
const DatabaseTestReplySchema = v.object({
  success,
  database: v.nullish(v.string(), null),
  totalActiveJobs: v.nullish(count, null),
  activeCategories: v.nullish(count, null),
});
export type DatabaseTestReply = v.InferOutput<typeof DatabaseTestReplySchema>;

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/test-supabase',
  input: nothing,
  reply: DatabaseTestReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Shows that the database answers',
  tag: 'Staff',
  refusals: { 429: TOO_MANY_READS },
};
