import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { nothing } from '../../../contract/input.ts';
import { TOO_MANY_READS, type Operation } from '../../../contract/operation.ts';
import { PublicJobSchema } from '../../../contract/rest.ts';

export const endpoint = {
  method: 'GET',
  path: '/rest/v1/public_jobs',
  input: nothing,
  reply: v.array(PublicJobSchema),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Rows of the open jobs',
  tag: 'Tables',
  refusals: { 429: TOO_MANY_READS },
};
