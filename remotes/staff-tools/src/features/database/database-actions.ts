import { staffEndpoints, type ApiClient, type SyncRun } from '@site/contract';
import { isUnauthorised, messageOf } from '@site/remote-kit';

/** The outcome of an action that changes jobs, and what the page says about it. */
export interface ActionOutcome {
  status: 'done' | 'failed' | 'unauthorised' | 'info';
  text: string;
}

export const SIGN_IN_FIRST =
  'Only staff can change the jobs. Sign in with the staff password, then run the action again.';

export async function syncJobs(api: Pick<ApiClient, 'call'>): Promise<ActionOutcome> {
  const result = await api.call(staffEndpoints.triggerSync, {});
  if (result.ok) return { status: 'done', text: syncSummary(result.data.data) };
  const { error } = result;
  if (isUnauthorised(error)) return { status: 'unauthorised', text: SIGN_IN_FIRST };
  const prefix = error.kind === 'refused' ? 'Sync failed' : 'Failed to trigger sync';
  return { status: 'failed', text: `${prefix}: ${messageOf(error)}` };
}

const syncSummary = (run: SyncRun | null) =>
  run
    ? `Sync completed: ${run.jobsProcessed} processed, ${run.jobsAdded} added, ${run.jobsUpdated} updated`
    : 'Sync completed';
