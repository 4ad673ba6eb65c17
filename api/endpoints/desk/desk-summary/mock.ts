import {
  ACCESS_ENDING_DAYS,
  ACTIONS_ON_THE_DESK,
  DeskSyncSchema,
  EMPTY_SEARCH_DAYS,
  type DeskSummary,
  type MailStatus,
} from '@site/contract';
import * as v from 'valibot';
import { countDue } from '../../../../mocks/applications.ts';
import { staffPage } from '../../../../mocks/expectations/staff-answers.ts';
import { mockEndpoint } from '../../../../mocks/mock-endpoint.ts';
import { countNewByKind } from '../../../../mocks/staff/submissions.ts';
import { state } from '../../../../mocks/state.ts';
import { staffActionLists } from '../audit-log/mock.ts';
import { jobsToAnswer } from '../../applications/open-applications/mock.ts';
import { emptySearchLists } from '../empty-searches/mock.ts';
import { jobLists } from '../../jobs/mock.ts';
import { mailLists } from '../../mails/mails/mock.ts';
import { grantLists } from '../../proposals/proposal-access/mock.ts';
import { remoteLists } from '../../remotes/remotes/mock.ts';
import { submissionLists } from '../../submissions/submissions/mock.ts';
import { syncLists } from '../../syncs/mock.ts';
import { syncStatusNow } from '../../syncs/sync-status/mock.ts';
import { endpoint, operation } from './contract.ts';

export const mock = mockEndpoint(endpoint, {
  operation,
  answer() {
    const lastSuccessAt = syncStatusNow().lastSuccessfulSync?.completedAt ?? null;
    return {
      submissions: countNewByKind(),
      answers: {
        ...countDue(),
        jobClosed: jobsToAnswer().reduce((sum, { isOpen, waiting }) => sum + (isOpen ? 0 : waiting), 0),
      },
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
      requests: state.staffRequests,
      sharedPasswordStays: state.sharedPasswordStays,
      policyReports: state.policyReports,
      actions: state.staffActions.slice(0, ACTIONS_ON_THE_DESK),
    };
  },
  states: {
    empty: () => ({
      ...jobLists.empty(),
      ...staffActionLists.empty(),
      ...syncLists.empty(),
      ...submissionLists.empty(),
      ...mailLists.empty(),
      ...emptySearchLists.empty(),
      ...grantLists.empty(),
      policyReports: 0,
    }),
    many: (state) => ({
      ...jobLists.many(state),
      ...submissionLists.many(state),
      ...mailLists.many(state),
      ...remoteLists.many(state),
      policyReports: 1_204,
    }),
    asked: ({ now }) => ({ staffRequests: [requestAt(now)] }),
    'shared-password': () => ({ sharedPasswordStays: true }),
    running: syncLists.running,
    failed: syncLists.failed,
  },
  shows: staffPage('The desk could not be read', {
    page: '/staff',
    sees: {
      ready: 'A card for each subject, such as “105 without a job”, and the latest of the audit log.',
      empty: 'A quiet desk: “None new”, “All sent”, “Nobody has changed anything yet”.',
      many: 'Many of each: “100 new”, “20 failed”, “20 missing”, “1,204 reports”.',
      minimal: 'The cards with what is always known: “None yet” for syncs.',
      hostile: 'In the audit log, markup shows as text: “<script>”.',
      asked: 'Above the cards: “Sam Patel asks for all jobs to be cleared”.',
      'shared-password': 'Above the cards: “The shared password opens the desk, too”.',
      running: 'The card “Syncs” says “In progress”.',
      failed: 'The card “Syncs” says “Failed”, and “0 / 0” was changed.',
    },
  }),
});

const requestAt = (now: Date) => ({
  action: 'clear-jobs',
  person: 'Sam Patel',
  subject: null,
  endsAt: new Date(now.getTime() + 30 * 60_000).toISOString(),
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
