import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { nothing } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { count } from '../contract.ts';

/** 409 of clear-jobs. */
export const SYNC_IS_RUNNING = 'A sync is running. Please try again when it has finished.';
/** Beside the 403 of clear-jobs: the staff password must be entered again first. */
const PasswordNeededSchema = v.object({ passwordNeeded: v.optional(v.literal(true)) });
const ClearJobsReplySchema = v.object({ success: v.literal(true), jobsCleared: count });

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/clear-jobs',
  input: nothing,
  reply: ClearJobsReplySchema,
  refusalDetails: { 403: PasswordNeededSchema },
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Deletes every job',
  tag: 'Staff',
  sessions: ['staff'],
  refusals: {
    401: 'No staff session',
    403: 'The request comes from another site’s page, or the password was entered more than 5 minutes ago',
    409: 'A sync is running',
  },
};
