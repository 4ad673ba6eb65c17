import { ListedSyncSchema, NO_SUCH_SYNC, RejectedAdvertSchema, type ListedSync } from '@site/contract';
import { answerRows, ApiProblem, csvResponse } from '@site/protocol';
import { completedSync } from '../fixtures/syncs.ts';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';
import { state } from '../state.ts';

const syncs = mockEndpoint('syncs', ({ input: { status, rejected, ...query }, ...caller }) => {
  requireSession(caller, 'staff');
  advance();
  const all = state.syncs.map(({ sync }) => sync);
  const rows = all.filter(
    (sync) => (status === undefined || sync.status === status) && (rejected === undefined || sync.jobsFailed > 0),
  );
  const list = answerRows(query, { name: 'syncs', schema: ListedSyncSchema, rows });
  if (list instanceof Response) return list;
  return { ...list, running: all.find((sync) => sync.status === 'running') ?? null };
});

const syncDetails = mockEndpoint('syncDetails', ({ input: { id, format }, ...caller }) => {
  requireSession(caller, 'staff');
  advance();
  const found = state.syncs.find(({ sync }) => String(sync.id) === id);
  if (!found) throw new ApiProblem(404, NO_SUCH_SYNC);
  return format === 'csv' ? csvResponse(`sync-${id}-rejected`, RejectedAdvertSchema, found.rejected) : found;
});

/** With each reading, a running sync is a page further. */
function advance(): void {
  const index = state.syncs.findIndex(({ sync }) => sync.status === 'running');
  const running = state.syncs[index];
  if (running) state.syncs[index] = { ...running, sync: next(running.sync) };
}

const PAGE_SIZE = 200;

function next(sync: ListedSync): ListedSync {
  const total = sync.advertsTotal ?? 0;
  if (sync.feedReadAt) return completedSync(sync, state.now, total, { jobsUpdated: 3 });
  if (sync.advertsRead === total) return { ...sync, feedReadAt: state.now.toISOString() };
  return { ...sync, advertsRead: Math.min(sync.advertsRead + PAGE_SIZE, total) };
}

export const syncsHandlers = { syncs, syncDetails };
