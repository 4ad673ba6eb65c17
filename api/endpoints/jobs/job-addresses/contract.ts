import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';

/** The most open jobs that one call of job-addresses names. */
export const MAX_JOB_ADDRESSES = 1_000;

/** Query of job-addresses: the last slug of the call before, for the jobs that follow it. */
const JobAddressesQuerySchema = inputObject({
  after: v.optional(v.pipe(v.string(), v.maxLength(200, 'Slug is too long')), ''),
});

/** Open jobs in the order of their slugs. Fewer than `MAX_JOB_ADDRESSES` are the last. */
const JobAddressesReplySchema = v.object({
  jobs: v.array(
    v.object({
      slug: v.string(),
      /** ISO 8601, UTC: when the advert last changed. */
      updated_at: v.string(),
    }),
  ),
});

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/job-addresses',
  input: JobAddressesQuerySchema,
  reply: JobAddressesReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Names the open jobs and when each last changed, for the sitemap',
  tag: 'Jobs',
  refusals: { 429: TOO_MANY_READS },
};
