import { categoryFixtures } from '../fixtures/job-categories.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireRecentPassword, requireSession } from '../sessions.ts';
import { recordAction } from '../staff/actions.ts';
import { jobsAt, state } from '../state.ts';

const syncStatus = mockEndpoint('syncStatus', () => ({
  success: true,
  data: {
    totalActiveJobs: state.jobs.length,
    lastSuccessfulSync: { completedAt: state.lastSuccessfulSync.toISOString() },
    latestSync: state.latestSync,
    mode: 'production',
  },
}));

/** Brings back every job of the fixtures that was cleared. */
const triggerSync = mockEndpoint('triggerSync', ({ cookies }) => {
  requireSession(cookies, 'staff');
  const jobs = jobsAt(state.now);
  state.latestSync = {
    status: 'completed',
    jobsProcessed: jobs.length,
    jobsAdded: jobs.length - state.jobs.length,
    jobsUpdated: 0,
    jobsClosed: 0,
    jobsFailed: 0,
    errorMessage: null,
  };
  state.lastSuccessfulSync = state.now;
  state.jobs = jobs;
  recordAction('trigger-sync', { rows: state.latestSync.jobsAdded });
  return { success: true, data: state.latestSync };
});

const clearJobs = mockEndpoint('clearJobs', ({ cookies }) => {
  requireSession(cookies, 'staff');
  requireRecentPassword(cookies, 'staff');
  const jobsCleared = state.jobs.length;
  state.jobs = [];
  recordAction('clear-jobs', { rows: jobsCleared });
  return { success: true, jobsCleared };
});

const testDatabase = mockEndpoint('testDatabase', () => ({
  success: true,
  database: 'Mocked PostgreSQL',
  totalActiveJobs: state.jobs.length,
  activeCategories: categoryFixtures.filter((category) => category.is_active).length,
}));

export const syncHandlers = { syncStatus, triggerSync, clearJobs, testDatabase };
