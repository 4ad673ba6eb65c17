import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { success } from '../../../contract/success.ts';

/** Defined here so that the job's page, which makes this call, loads no other endpoint's schemas. */
export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/job-viewed',
  input: inputObject({
    id: v.pipe(v.string('Job is required'), v.nonEmpty('Job is required'), v.maxLength(100, 'Job is too long')),
  }),
  /** The same whether the view was counted or not. */
  reply: v.object({ success }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Counts that somebody sees a job’s page',
  tag: 'Jobs',
  description: 'Counted once for each visitor, job and day. Robots, unknown jobs and repeated views count for nothing.',
  refusals: { 429: 'Too many views came from this address' },
  example: { id: '5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10' },
};
