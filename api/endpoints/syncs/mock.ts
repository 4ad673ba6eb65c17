import type { ListedSync } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { completedSync, failedSync, runningSync } from '../../../mocks/fixtures/syncs.ts';
import { state } from '../../../mocks/state.ts';
import { earlier, listStates, type ChangedState } from '../../../mocks/states/lists.ts';
import type { AnswerName } from '../../../mocks/states/names.ts';

export function refuseWhileRunning(message: string): void {
  if (state.syncs.some(({ sync }) => sync.status === 'running')) throw new ApiProblem(409, message);
}

/** With each reading, a running sync is a page further. */
export function advance(): void {
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

export const syncLists = {
  ...listStates(
    (state) => state.syncs,
    (rows) => ({ syncs: rows }),
    ({ sync, rejected }, number) => ({
      sync: { ...sync, id: sync.id + number * 1_000, startedAt: earlier(sync.startedAt, number) },
      rejected,
    }),
  ),
  running: ({ syncs: before, now, jobs: { length } }) => ({
    syncs: [{ sync: runningSync(before.length + 1, now, length), rejected: [] }, ...before],
  }),
  failed: ({ syncs: before, now, jobs: { length } }) => ({
    syncs: [{ sync: failedSync(before.length + 1, now, length), rejected: [] }, ...before],
  }),
} satisfies Partial<Record<AnswerName, ChangedState>>;
