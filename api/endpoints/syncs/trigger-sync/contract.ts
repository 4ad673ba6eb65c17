import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { nothing } from '../../../contract/input.ts';
import type { Operation } from '../../../contract/operation.ts';
import { SyncRunSchema } from '../contract.ts';

/** `data` is null where the back end says only that the run is done. */
const TriggerSyncReplySchema = v.object({ success: v.literal(true), data: v.nullish(SyncRunSchema, null) });
/** 409 of trigger-sync. */
export const ALREADY_SYNCING = 'A sync is already running. Please try again when it has finished.';

export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/trigger-sync',
  input: nothing,
  reply: TriggerSyncReplySchema,
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Imports the feed’s jobs now',
  tag: 'Staff',
  sessions: ['staff'],
  refusals: { 401: 'No staff session', 409: 'A sync is already running', 502: 'The sync failed; the reason' },
};
