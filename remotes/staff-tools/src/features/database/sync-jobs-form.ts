import { staffEndpoints, type ApiError } from '@site/contract';
import { defineForm, isUnauthorised, messageOf } from '@site/remote-kit';
import { addressAfter } from './action-outcome.ts';

export const SIGN_IN_FIRST = 'Only staff can change the jobs. Sign in, then run the action again.';

/** The button that starts a sync. */
export const syncJobsForm = defineForm({
  name: 'sync-jobs',
  endpoint: staffEndpoints.triggerSync,
  fields: [],
  failureText: syncFailure,
  next: (_reply, { pathname }) => addressAfter.sync(pathname),
});

function syncFailure(error: ApiError): string {
  if (isUnauthorised(error)) return SIGN_IN_FIRST;
  return `${error.kind === 'refused' ? 'Sync failed' : 'Failed to trigger sync'}: ${messageOf(error)}`;
}
