import type { ApiClient, ApiError, SyncRun } from '@site/contract';
import { isUnauthorised, messageOf } from '@site/remote-kit';

/** The outcome of an action that changes jobs, and what the page says about it. */
export interface ActionOutcome {
  status: 'done' | 'failed' | 'unauthorised' | 'info';
  text: string;
}

export const SIGN_IN_FIRST =
  'Only staff can change the jobs. Sign in with the staff password, then run the action again.';

export async function syncJobs(triggerSync: ApiClient['triggerSync']): Promise<ActionOutcome> {
  const result = await triggerSync({});
  if (result.ok) return { status: 'done', text: syncSummary(result.data.data) };
  return failureOf(result.error, { refused: 'Sync failed', otherwise: 'Failed to trigger sync' });
}

export async function clearJobs(clear: ApiClient['clearJobs']): Promise<ActionOutcome> {
  const result = await clear({});
  if (result.ok) return { status: 'done', text: `Successfully cleared ${result.data.jobsCleared} jobs from database` };
  return failureOf(result.error, { refused: 'Clear failed', otherwise: 'Failed to clear jobs' });
}

const syncSummary = (run: SyncRun | null) =>
  run
    ? `Sync completed: ${run.jobsProcessed} processed, ${run.jobsAdded} added, ${run.jobsUpdated} updated`
    : 'Sync completed';

function failureOf(error: ApiError, prefixes: { refused: string; otherwise: string }): ActionOutcome {
  if (isUnauthorised(error)) return { status: 'unauthorised', text: SIGN_IN_FIRST };
  const prefix = error.kind === 'refused' ? prefixes.refused : prefixes.otherwise;
  return { status: 'failed', text: `${prefix}: ${messageOf(error)}` };
}
