import { ALREADY_SYNCING, SYNC_IS_RUNNING, SyncRunSchema, type SyncStatus } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import * as v from 'valibot';
import { jobsAt } from '../fixtures/jobs.ts';
import { completedSync, runningSync } from '../fixtures/syncs.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireRecentPassword, requireSession } from '../sessions.ts';
import { recordAction } from '../staff/actions.ts';
import { state } from '../state.ts';

const syncStatus = mockEndpoint('syncStatus', () => ({ success: true, data: syncStatusNow() }));

export function syncStatusNow(): SyncStatus {
  const completedAt = state.syncs.find(({ sync }) => sync.status === 'completed')?.sync.finishedAt;
  return {
    totalActiveJobs: state.jobs.length,
    lastSuccessfulSync: completedAt ? { completedAt } : null,
    latestSync: state.syncs[0] ? v.parse(SyncRunSchema, state.syncs[0].sync) : null,
    mode: 'production',
  };
}

function refuseWhileRunning(message: string): void {
  if (state.syncs.some(({ sync }) => sync.status === 'running')) throw new ApiProblem(409, message);
}

/** Brings back every job of the fixtures that was cleared. */
const triggerSync = mockEndpoint('triggerSync', (caller) => {
  requireSession(caller, 'staff');
  refuseWhileRunning(ALREADY_SYNCING);
  const jobs = jobsAt(state.now);
  const jobsAdded = jobs.length - state.jobs.length;
  const id = (state.syncs[0]?.sync.id ?? 0) + 1;
  const started = { ...runningSync(id, state.now, jobs.length), triggeredBy: 'staff' as const };
  const sync = completedSync(started, state.now, jobs.length, { jobsAdded });
  state.syncs.unshift({ sync, rejected: [] });
  state.jobs = jobs;
  recordAction('trigger-sync', { rows: jobsAdded });
  return { success: true, data: syncStatusNow().latestSync };
});

const clearJobs = mockEndpoint('clearJobs', (caller) => {
  requireRecentPassword(requireSession(caller, 'staff'));
  refuseWhileRunning(SYNC_IS_RUNNING);
  const jobsCleared = state.jobs.length;
  state.jobs = [];
  recordAction('clear-jobs', { rows: jobsCleared });
  return { success: true, jobsCleared };
});

const testDatabase = mockEndpoint('testDatabase', () => ({
  success: true,
  database: 'Mocked PostgreSQL',
  totalActiveJobs: state.jobs.length,
  activeCategories: state.categories.filter((category) => category.is_active).length,
}));

export const syncHandlers = { syncStatus, triggerSync, clearJobs, testDatabase };
