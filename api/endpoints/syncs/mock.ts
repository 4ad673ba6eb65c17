import { ApiProblem } from '@site/protocol';
import { failedSync, runningSync } from '../../../mocks/fixtures/syncs.ts';
import { state } from '../../../mocks/state.ts';
import { earlier, listStates, type ChangedState } from '../../../mocks/states/lists.ts';
import type { AnswerName } from '../../../mocks/states/names.ts';

export function refuseWhileRunning(message: string): void {
  if (state.syncs.some(({ sync }) => sync.status === 'running')) throw new ApiProblem(409, message);
}

export const syncLists = {
  ...listStates('syncs', ({ sync, ...found }, number) => ({
    sync: { ...sync, id: sync.id + number * 1_000, startedAt: earlier(sync.startedAt, number) },
    ...found,
  })),
  running: ({ syncs: before, now, jobs: { length } }) => ({
    syncs: [{ sync: runningSync(before.length + 1, now, length), rejected: [], findings: [] }, ...before],
  }),
  failed: ({ syncs: before, now, jobs: { length } }) => ({
    syncs: [{ sync: failedSync(before.length + 1, now, length), rejected: [], findings: [] }, ...before],
  }),
} satisfies Partial<Record<AnswerName, ChangedState>>;
