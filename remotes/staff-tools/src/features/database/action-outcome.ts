import type { SyncRun } from '@site/contract';

/** How an action ended, and what the page says about it. */
export interface ActionOutcome {
  status: 'done' | 'failed' | 'unauthorised' | 'info';
  text: string;
}

export const syncedOutcome = (run: SyncRun | null): ActionOutcome => ({
  status: 'done',
  text: run
    ? `Sync completed: ${run.jobsProcessed} processed, ${run.jobsAdded} added, ${run.jobsUpdated} updated`
    : 'Sync completed',
});

export const clearedOutcome = (jobs: number): ActionOutcome => ({
  status: 'done',
  text: `Successfully cleared ${jobs} jobs from database`,
});

/** Where a browser without JavaScript is sent after an action, which its address names. */
export const addressAfter = {
  sync: (pathname: string) => `${pathname}?synced`,
  clearing: (pathname: string, jobs: number) => `${pathname}?cleared=${jobs}`,
};

/** What such a browser has just done, by the page's address. */
export function postedOutcome(parameters: URLSearchParams): ActionOutcome | undefined {
  if (parameters.has('synced')) return syncedOutcome(null);
  const jobs = parameters.get('cleared');
  return jobs !== null && /^\d{1,9}$/.test(jobs) ? clearedOutcome(Number(jobs)) : undefined;
}
