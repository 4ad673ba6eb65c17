import { ALREADY_SYNCING } from '@site/contract';
import { jobsAt } from '../../../../mocks/fixtures/jobs.ts';
import { completedSync, FEED_UNREADABLE, runningSync } from '../../../../mocks/fixtures/syncs.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { recordAction } from '../../../../mocks/staff/actions.ts';
import { state } from '../../../../mocks/state.ts';
import { refuseWhileRunning } from '../mock.ts';
import { syncStatusNow } from '../sync-status/mock.ts';
import { endpoint, operation } from './contract.ts';

/** Brings back every job of the fixtures that was cleared. */
export const mock = mockEndpoint(endpoint, {
  operation,
  answer() {
    refuseWhileRunning(ALREADY_SYNCING);
    const jobs = jobsAt(state.now);
    const jobsAdded = jobs.length - state.jobs.length;
    const id = (state.syncs[0]?.sync.id ?? 0) + 1;
    const started = { ...runningSync(id, state.now, jobs.length), triggeredBy: 'staff' as const };
    const sync = completedSync(started, state.now, jobs.length, { jobsAdded });
    state.syncs.unshift({ sync, rejected: [], findings: [] });
    state.jobs = jobs;
    recordAction('trigger-sync', { rows: jobsAdded });
    return { success: true, data: syncStatusNow().latestSync };
  },
  refusals: { 409: ALREADY_SYNCING, 502: FEED_UNREADABLE },
  shows: {
    page: '/test-supabase',
    how: 'Press “Sync Jobs”.',
    sees: {
      ready: 'What the sync has done: “Sync completed: 60 processed, 0 added, 0 updated”.',
      minimal: 'Only that it is done: “Sync completed”.',
      401: 'The session is over: “Only staff can change the jobs.”, and the form for the staff password.',
      403: '“Sync failed: Requests from other sites are not allowed”.',
      409: '“Sync failed: A sync is already running. Please try again when it has finished.”',
      500: '“Sync failed: Something went wrong on our side. Please try again.”',
      502: '“Sync failed: The job feed could not be read: it answered with status 503”.',
      503: '“Sync failed: We cannot save or look up anything at the moment.”',
      'session-ends': 'The sync runs, “Sync completed: ”, and soon the page asks for the staff password.',
    },
    fails: '“Failed to trigger sync: ”, and what was wrong with the answer.',
    waits: 'The button says “Syncing...”.',
  },
});
