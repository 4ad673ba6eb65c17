import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { inputObject } from './input.ts';
import { success } from './success.ts';

/** Defined here so that the job's page, which makes this call, loads no other endpoint's schemas. */
export const jobViewed = {
  method: 'POST',
  path: '/.netlify/functions/job-viewed',
  input: inputObject({
    id: v.pipe(v.string('Job is required'), v.nonEmpty('Job is required'), v.maxLength(100, 'Job is too long')),
  }),
  /** The same whether the view was counted or not. */
  reply: v.object({ success }),
} as const satisfies Endpoint;
