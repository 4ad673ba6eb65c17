import {
  ACCESS_ENDING_DAYS,
  ACTIONS_ON_THE_DESK,
  DeskSyncSchema,
  EMPTY_SEARCH_DAYS,
  type DeskSummary,
  type MailStatus,
} from '@site/contract';
import * as v from 'valibot';
import { mockEndpoint } from '../mock-endpoint.ts';
import { requireSession } from '../sessions.ts';
import { countNewByKind } from '../staff/submissions.ts';
import { state } from '../state.ts';
import { syncStatusNow } from './sync.ts';

const deskSummary = mockEndpoint('deskSummary', (caller) => {
  requireSession(caller, 'staff');
  const lastSuccessAt = syncStatusNow().lastSuccessfulSync?.completedAt ?? null;
  return {
    submissions: countNewByKind(),
    mail: countMail(),
    sync: {
      openJobs: state.jobs.length,
      latest: state.syncs[0] ? v.parse(DeskSyncSchema, state.syncs[0].sync) : null,
      lastSuccessAt,
      isOverdue: lastSuccessAt === null || state.now.getTime() - Date.parse(lastSuccessAt) > OVERDUE_MS,
    },
    emptySearches: countEmptySearches(),
    endingAccess: countEndingAccess(),
    remotes: countRemotes(),
    actions: state.staffActions.slice(0, ACTIONS_ON_THE_DESK),
  };
});

const OVERDUE_MS = 2 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

function countMail(): DeskSummary['mail'] {
  const of = (...statuses: readonly MailStatus[]) =>
    state.mails.filter(({ mail: { status } }) => statuses.includes(status)).length;
  return { waiting: of('queued', 'sending', 'waiting'), failed: of('failed') };
}

function countEmptySearches(): number {
  const since = state.now.getTime() - EMPTY_SEARCH_DAYS * DAY_MS;
  return state.emptySearches
    .filter(({ lastAt }) => Date.parse(lastAt) > since)
    .reduce((sum, { searches }) => sum + searches, state.unlistedSearches);
}

function countEndingAccess(): DeskSummary['endingAccess'] {
  const now = state.now.getTime();
  const ending = state.accessGrants
    .filter(({ revokedAt }) => revokedAt === null)
    .map(({ endsAt }) => Date.parse(endsAt))
    .filter((endsAt) => endsAt > now && endsAt <= now + ACCESS_ENDING_DAYS * DAY_MS);
  return {
    people: ending.length,
    nextEndsAt: ending.length === 0 ? null : new Date(Math.min(...ending)).toISOString(),
  };
}

function countRemotes(): DeskSummary['remotes'] {
  const { remotes } = state.composition;
  const of = (wanted: string) => remotes.filter(({ status }) => status === wanted).length;
  return { running: remotes.length - of('missing'), earlier: of('earlier'), missing: of('missing') };
}

export const deskSummaryHandlers = { deskSummary };
