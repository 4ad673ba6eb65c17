import { SyncRunSchema, type SyncStatus } from '@site/contract';
import * as v from 'valibot';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { state } from '../../../../mocks/state.ts';
import { syncLists } from '../mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer: () => ({ success: true, data: syncStatusNow() }),
  states: { empty: () => ({ jobs: [], syncs: [] }), running: syncLists.running, failed: syncLists.failed },
  shows: {
    page: '/test-supabase',
    sees: {
      ready: 'The latest sync and its figures: “Completed”.',
      empty: 'No sync so far: “None yet”.',
      minimal: 'Only how many jobs there are: “None yet”.',
      hostile: 'The latest sync, with a fault in long words that wrap: “Sync status”.',
      running: 'A yellow badge: “In progress”.',
      failed: 'A red badge, and why: “The job feed could not be read: it answered with status 503”.',
      429: '“The sync status could not be read”: “Too many requests. Please wait 15 minutes before trying again.”',
      500: '“The sync status could not be read”: “Something went wrong on our side. Please try again.”',
      503: '“The sync status could not be read”: “We cannot save or look up anything at the moment.”',
    },
    fails: 'In place of the figures: “The sync status could not be read”.',
    waits: 'The page comes late: “Sync status”.',
  },
});

export function syncStatusNow(): SyncStatus {
  const completedAt = state.syncs.find(({ sync }) => sync.status === 'completed')?.sync.finishedAt;
  return {
    totalActiveJobs: state.jobs.length,
    lastSuccessfulSync: completedAt ? { completedAt } : null,
    latestSync: state.syncs[0] ? v.parse(SyncRunSchema, state.syncs[0].sync) : null,
    mode: 'production',
  };
}
