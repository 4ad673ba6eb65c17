import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';
import { JobSchema } from '../contract.ts';

const JobDetailsQuerySchema = inputObject({
  slug: v.pipe(
    v.string('Slug is required'),
    v.trim(),
    v.nonEmpty('Slug is required'),
    v.maxLength(200, 'Slug is too long'),
  ),
});

const relatedJobs = v.nullish(v.array(JobSchema), () => []);
const JobDetailsSchema = v.object({
  job: JobSchema,
  relatedJobs,
  /** When the whole feed was last read, with this job in it: ISO 8601, UTC. Left out where it has not been. */
  confirmedAt: v.optional(v.string()),
});
export type JobDetails = v.InferOutput<typeof JobDetailsSchema>;

/** Open jobs like the closed one, sent with the refusal. */
export const ClosedJobSchema = v.object({ relatedJobs });
export type ClosedJob = v.InferOutput<typeof ClosedJobSchema>;

export const endpoint = {
  method: 'GET',
  path: '/.netlify/functions/get-job-details',
  input: JobDetailsQuerySchema,
  reply: JobDetailsSchema,
  refusalDetails: { 410: ClosedJobSchema },
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'One open job, and up to four others like it',
  tag: 'Jobs',
  refusals: {
    404: 'There never was a job with this slug',
    410: 'The job is closed; similar open jobs are included',
    429: TOO_MANY_READS,
  },
  example: { slug: 'van-driver-leeds-7002' },
};
