import * as v from 'valibot';
import { inputObject } from './input.ts';

/** The most open jobs that one call of job-addresses names. */
export const MAX_JOB_ADDRESSES = 1_000;

/** Query of job-addresses: the last slug of the call before, for the jobs that follow it. */
export const JobAddressesQuerySchema = inputObject({
  after: v.optional(v.pipe(v.string(), v.maxLength(200, 'Slug is too long')), ''),
});

/** Open jobs in the order of their slugs. Fewer than `MAX_JOB_ADDRESSES` are the last. */
export const JobAddressesReplySchema = v.object({
  jobs: v.array(
    v.object({
      slug: v.string(),
      /** ISO 8601, UTC: when the advert last changed. */
      updated_at: v.string(),
    }),
  ),
});
